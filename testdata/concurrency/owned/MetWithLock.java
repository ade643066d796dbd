// verdict: violated
// error: deadlock
// twin: MetWithoutLock
// Who waits at the barrier has the lock that the other needs to come there.
package owned;

import java.util.concurrent.CyclicBarrier;

class MetWithLock {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Object lock = new Object();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                synchronized (lock) {
                    try {
                        barrier.await();
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                }
            }).start();
        }
    }
}
