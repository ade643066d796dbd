// verdict: violated
// error: java.lang.IllegalStateException
// twin: CopyUnknownRangeSafe
// Bounds of a copy decide between the exception and each range: elements 2, 3 and 4 make 9.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class CopyUnknownRange {
  public static void main(String[] args) throws Throwable {
    int n = Verifier.nondetInt(), off = Verifier.nondetInt();
    int[] a = {1, 2, 3, 4}, b = new int[4];
    try {
      System.arraycopy(a, off, b, 0, n);
      int s = 0; for (int x : b) s += x;
      if (off == 1) assert s == n * (n + 3) / 2 : "sum";
      if (s == 9) throw new IllegalStateException("found");
      assert n >= 0 && n <= 4;
    } catch (ArrayIndexOutOfBoundsException e) {
      assert n < 0 || off < 0 || off + n > 4 || off + n < 0;
    }
  }
}
