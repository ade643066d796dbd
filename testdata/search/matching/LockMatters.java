// verdict: violated
// error: java.lang.AssertionError
// Whether the lock is held is part of the state.
package matching;

import gov.nasa.jpf.vm.Verify;

class LockMatters {
    static final Object LOCK = new Object();
    static void check() {
        Verify.getBoolean();
        assert !Thread.holdsLock(LOCK);
    }
    static void step(boolean hold) {
        if (hold) { synchronized (LOCK) { check(); } } else { check(); }
    }
    public static void main(String[] args) { step(Verify.getBoolean()); }
}
