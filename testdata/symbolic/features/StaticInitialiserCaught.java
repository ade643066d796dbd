// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// The second use of a class that failed to initialise throws another error.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StaticInitialiserCaught {
  static int seed = 1;

  static class Table {
    static final int SIZE = 100 / seed;
  }

  public static void main(String[] args) {
    seed = Verifier.nondetInt();
    int state = 0;
    for (int i = 0; i < 2; i++) {
      try {
        assert Table.SIZE * (long) seed <= 100 || Table.SIZE * (long) seed >= -100;
      } catch (ExceptionInInitializerError e) {
        assert i == 0 && e.getCause() instanceof ArithmeticException;
        state++;
      } catch (NoClassDefFoundError e) {
        assert i == 1;
        state++;
      }
    }
    assert state == (seed == 0 ? 2 : 0);
  }
}
