/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsCopied {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    int[] b = new int[n];
    for (int i = 0; i < n; i++) a[i] = Verifier.nondetInt();
    for (int i = 0; i < n; i++) b[i] = a[i];
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] == b[k];
    }
  }
}
