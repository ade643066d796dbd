// verdict: safe
// A call by reflection passes what is not known on, and its result is twice that.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReflectionKeeps {
  public static int twice(int x) {
    return 2 * x;
  }
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Object r = ReflectionKeeps.class.getMethod("twice", int.class).invoke(null, x);
    assert (Integer) r == 2 * x;
  }
}
