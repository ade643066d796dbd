// verdict: incomplete
// A call by reflection gets one example, and says so.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReflectionPins {
  public static int twice(int x) {
    return 2 * x;
  }
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Object r = ReflectionPins.class.getMethod("twice", int.class).invoke(null, x);
    assert (Integer) r == 2 * x;
  }
}
