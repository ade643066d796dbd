// verdict: violated
// error: java.lang.AssertionError
// twin: NestedLocks
// An early return keeps the lock.
package locks;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReleaseForgotten {
  static int held;

  static int work(int x) {
    held++;
    if (x % 5 == 3) {
      return -1;
    }
    held--;
    return x;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      work(Verifier.nondetInt());
    }
    assert held == 0;
  }
}
