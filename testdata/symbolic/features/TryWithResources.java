// verdict: safe
// Resources close in reverse order; what close throws is suppressed.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TryWithResources {
  static int log;

  static class Res implements AutoCloseable {
    final int id;
    final int fails;

    Res(int id, int fails) {
      this.id = id;
      this.fails = fails;
    }

    public void close() {
      log = log * 10 + id;
      if (fails == id) {
        throw new IllegalStateException("close " + id);
      }
    }
  }

  public static void main(String[] args) {
    int fails = Verifier.nondetInt();
    boolean body = Verifier.nondetBoolean();
    int suppressed = -1;
    String message = "";
    try (Res a = new Res(1, fails); Res b = new Res(2, fails)) {
      if (body) {
        throw new IllegalStateException("body");
      }
    } catch (IllegalStateException e) {
      suppressed = e.getSuppressed().length;
      message = e.getMessage();
    }
    assert log == 21;
    boolean one = fails == 1 || fails == 2;
    if (body) {
      assert message.equals("body") && suppressed == (one ? 1 : 0);
    } else {
      assert suppressed == (one ? 0 : -1);
      assert !one || message.equals("close " + (fails == 1 ? 1 : 2));
    }
  }
}
