/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsEitherWrong {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    int[] b = new int[n];
    int[] c = Verifier.nondetBoolean() ? a : b;
    for (int i = 0; i < n; i++) c[i] = 1;
    for (int i = 0; i < n; i++) assert a[i] == 0;
  }
}
