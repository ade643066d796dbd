/* refused */
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsOfBytesWrong {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000);
    byte[] a = new byte[n];
    for (int i = 0; i < n; i++) a[i] = (byte) (i + 1);
    int k = Verifier.nondetInt();
    if (k >= 0 && k < n) {
      assert a[k] > 0;
    }
  }
}
