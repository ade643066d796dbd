/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsBounded {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      int v = Verifier.nondetInt();
      a[i] = v < 0 ? 0 : v > 9 ? 9 : v;
    }
    int s = 0;
    for (int i = 0; i < n; i++) {
      assert a[i] >= 0 && a[i] <= 9;
      s += a[i];
    }
  }
}
