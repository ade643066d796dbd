// verdict: violated
// error: java.lang.AssertionError
// The cause is looked for in the wrong place: it is one level deeper for negative numbers.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedExceptions {
  static void inner(int x) {
    if (x == Integer.MIN_VALUE) {
      throw new IllegalArgumentException("least");
    }
    int[] a = new int[3];
    a[x < 0 ? -x : x % 3]++;
  }

  static void outer(int x) {
    try {
      inner(x);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new RuntimeException(new RuntimeException(e));
    } catch (IllegalArgumentException e) {
      throw new RuntimeException(e);
    }
  }

  public static void main(String[] args) {
    try {
      outer(Verifier.nondetInt());
    } catch (RuntimeException e) {
      assert e.getCause() instanceof IllegalArgumentException;
    }
  }
}
