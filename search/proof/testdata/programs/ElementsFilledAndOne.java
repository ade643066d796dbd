/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsFilledAndOne {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    java.util.Arrays.fill(a, 7);
    if (n > 5) a[5] = 8;
    for (int i = 0; i < a.length; i++) assert a[i] == 7 || i == 5;
  }
}
