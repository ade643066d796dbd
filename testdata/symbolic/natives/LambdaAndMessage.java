// verdict: violated
// error: java.lang.IllegalStateException
// twin: LambdaAndMessageSafe
// A lambda on another thread has what it caught, and a message shows it.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class LambdaAndMessage {
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
      if (e.getMessage().equals("bad 7")) throw new IllegalStateException("found");
      assert e.getMessage().length() > 4;
    }
  }
}
