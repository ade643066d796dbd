// verdict: safe
// A lock that has an owner is taken.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class LockedBySomebody {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        new Thread(lock::lock).start();
        boolean owned = lock.toString().contains("Locked by");
        assert !owned || lock.isLocked();
    }
}
