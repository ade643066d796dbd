// verdict: safe
// Lengths, indices and elements by reflection, and all exceptions.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.Array;
import java.util.Arrays;
public class ReflectedArraysSafe {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), i = Verifier.nondetInt(), x = Verifier.nondetInt();
    if (n > 3) return;
    long[] a;
    try {
      a = (long[]) Array.newInstance(long.class, n);
    } catch (NegativeArraySizeException e) {
      if (n == 7) throw new IllegalStateException("found");
      assert n < 0;
      return;
    }
    assert a.length == n;
    try {
      Array.setInt(a, i, x);
      assert 0 <= i && i < n;
      assert Array.getLong(a, i) == x : "long";
      assert Array.getDouble(a, i) == x : "double";
      assert (Long) Array.get(a, i) == x : "box";
      Array.set(a, i, x + 1);
      assert a[i] == x + 1 : "set";
      int[] to = Arrays.copyOfRange(new int[]{x, 2, 3}, i, n);
      assert to.length == n - i;
      Array.setInt(new byte[3], i, x);
      assert false : "too wide";
    } catch (ArrayIndexOutOfBoundsException e) {
      assert i < 0 || i >= n : "index";
    } catch (IllegalArgumentException e) {
      assert 0 <= i && i < n : "type";
    }
  }
}
