// verdict: violated
// error: java.lang.AssertionError
// twin: PermitLookedAtAgain
// Who is about to wait for a lock gets it, and is given a permit nevertheless: the next time it parks it does not wait.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitLeftByLock {
    private static volatile boolean went;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
            went = true;
        });
        other.setDaemon(true);
        other.start();
        lock.unlock();
        Thread.sleep(1000);
        assert !went : "a permit was left over";
    }
}
