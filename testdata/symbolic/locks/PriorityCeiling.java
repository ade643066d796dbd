// verdict: safe
// Tasks with priorities take locks with ceilings; a task's priority comes back when it is done.
package locks;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PriorityCeiling {
  static class Task {
    final int base;
    int priority;
    Resource[] held = new Resource[2];
    int n;

    Task(int base) {
      this.base = base;
      priority = base;
    }

    boolean take(Resource r) {
      if (r.owner != null || base > r.ceiling || n == held.length) {
        return false;
      }
      r.owner = this;
      r.before = priority;
      held[n++] = r;
      priority = Math.max(priority, r.ceiling);
      return true;
    }

    void giveBack() {
      Resource r = held[--n];
      priority = r.before;
      r.owner = null;
    }
  }

  static class Resource {
    final int ceiling;
    int before;
    Task owner;

    Resource(int ceiling) {
      this.ceiling = ceiling;
    }
  }

  public static void main(String[] args) {
    Resource[] rs = {new Resource(Verifier.nondetInt()), new Resource(Verifier.nondetInt())};
    Task t = new Task(Verifier.nondetInt());
    for (int i = 0; i < 4; i++) {
      int what = Verifier.nondetInt();
      if (what == 0 || what == 1) {
        boolean free = rs[what].owner == null;
        boolean taken = t.take(rs[what]);
        assert !taken || free;
      } else if (t.n > 0) {
        t.giveBack();
      }
      assert t.priority >= t.base;
      assert t.n > 0 || t.priority == t.base;
    }
  }
}
