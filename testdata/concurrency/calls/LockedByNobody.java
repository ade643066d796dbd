// verdict: violated
// error: java.lang.AssertionError
// twin: LockedBySomebody
// The lock is taken before it has an owner.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class LockedByNobody {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        new Thread(lock::lock).start();
        boolean locked = lock.isLocked();
        assert !locked || lock.toString().contains("Locked by");
    }
}
