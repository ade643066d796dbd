/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsAliasSeen {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    int[] b = a;
    for (int i = 0; i < n; i++) b[i] = 1;
    for (int i = 0; i < n; i++) assert a[i] == 1;
  }
}
