/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfLongs {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000);
    long[] a = new long[n];
    for (int i = 0; i < n; i++) a[i] = 1L << 40;
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] == 1L << 40;
    }
  }
}
