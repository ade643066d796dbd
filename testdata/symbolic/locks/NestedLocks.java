// verdict: safe
// A model of a kernel's locks as a state machine: acquire and release are paired on all ways.
package locks;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedLocks {
  static class Lock {
    private int owner = -1;
    private int depth;

    void acquire(int task) {
      assert owner == -1 || owner == task;
      owner = task;
      depth++;
    }

    void release(int task) {
      assert owner == task && depth > 0;
      if (--depth == 0) {
        owner = -1;
      }
    }
  }

  static final Lock[] locks = {new Lock(), new Lock(), new Lock()};

  static void enter(int task, int a, int b) {
    locks[Math.min(a, b)].acquire(task);
    locks[Math.max(a, b)].acquire(task);
  }

  static void leave(int task, int a, int b) {
    locks[a].release(task);
    locks[b].release(task);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      int task = Verifier.nondetInt();
      int a = Verifier.nondetInt();
      int b = Verifier.nondetInt();
      Verifier.assume(task >= 0 && a >= 0 && a < 3 && b >= 0 && b < 3);
      enter(task, a, b);
      leave(task, a, b);
    }
    for (Lock l : locks) {
      assert l.owner == -1 && l.depth == 0;
    }
  }
}
