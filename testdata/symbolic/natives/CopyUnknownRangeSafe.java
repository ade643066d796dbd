// verdict: safe
// What CopyUnknownRange asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class CopyUnknownRangeSafe {
  public static void main(String[] args) throws Throwable {
    int n = Verifier.nondetInt(), off = Verifier.nondetInt();
    int[] a = {1, 2, 3, 4}, b = new int[4];
    try {
      System.arraycopy(a, off, b, 0, n);
      int s = 0; for (int x : b) s += x;
      if (off == 1) assert s == n * (n + 3) / 2 : "sum";
      assert n >= 0 && n <= 4;
    } catch (ArrayIndexOutOfBoundsException e) {
      assert n < 0 || off < 0 || off + n > 4 || off + n < 0;
    }
  }
}
