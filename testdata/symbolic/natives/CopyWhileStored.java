// verdict: incomplete
// oracle: skip
// Another thread stores an unknown element while an array is copied element by element, which then needs a value.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class CopyWhileStored {
  static int[] a = {1, 2, 3}, b = new int[3];
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> { a[1] = x; });
    t.start();
    System.arraycopy(a, 0, b, 0, 3);
    t.join();
    assert b[1] == 2 || b[1] == x;
    if (b[1] == 777) throw new IllegalStateException("found");
  }
}
