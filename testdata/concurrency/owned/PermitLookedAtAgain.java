// verdict: safe
// Who parks looks again at what it waits for: it does not matter whether a permit was left over by a lock.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitLookedAtAgain {
    private static volatile boolean set;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
            while (!set) {
                LockSupport.park();
            }
        });
        other.start();
        lock.unlock();
        set = true;
        LockSupport.unpark(other);
        other.join();
    }
}
