/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsMadeAnew {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = 1;
    int[] b = Verifier.nondetBoolean() ? a : new int[n];
    for (int i = 0; i < n; i++) assert b[i] == 1;
  }
}
