// verdict: safe
// What LambdaAndMessage asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class LambdaAndMessageSafe {
  static int seen;
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> { seen = x + 1; });
    t.start(); t.join();
    assert seen == x + 1;
    Runnable r = () -> { assert seen - 1 == x; };
    r.run();
    try { throw new IllegalArgumentException("bad " + x); }
    catch (IllegalArgumentException e) {
      assert e.getMessage().length() > 4;
    }
  }
}
