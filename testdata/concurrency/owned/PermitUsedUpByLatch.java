// verdict: violated
// error: deadlock
// twin: PermitKeptForLater
// The end of a latch is waited for, and a permit used up there.
package owned;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

class PermitUsedUpByLatch {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                return;
            }
            LockSupport.park();
        });
        worker.start();
        LockSupport.unpark(worker);
        latch.countDown();
        worker.join();
    }
}
