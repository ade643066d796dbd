/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsGreatestWrong {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = Verifier.nondetInt();
    int most = 0;
    for (int i = 0; i < n - 1; i++) if (a[i] > most) most = a[i];
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] <= most;
    }
  }
}
