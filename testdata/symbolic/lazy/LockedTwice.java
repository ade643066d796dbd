// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.LockedTwice.test(sym#sym)
// a null; b null; both the same, whose monitor can be entered twice; two objects.
// A new object's monitor is free.
package lazy;

public class LockedTwice {
    static class Lock {
        int held;
    }

    static int test(Lock a, Lock b) {
        if (a == null || b == null) {
            return 0;
        }
        synchronized (a) {
            a.held = 1;
            synchronized (b) {
                assert Thread.holdsLock(a) && Thread.holdsLock(b);
                return 1;
            }
        }
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
