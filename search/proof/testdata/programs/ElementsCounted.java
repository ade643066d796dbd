/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsCounted {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = i;
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] == k;
    }
  }
}
