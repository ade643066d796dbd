// verdict: safe
// Each gives the lock up before it comes to the barrier.
package owned;

import java.util.concurrent.CyclicBarrier;

class MetWithoutLock {
    static int come;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Object lock = new Object();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                synchronized (lock) {
                    come++;
                }
                try {
                    barrier.await();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
                synchronized (lock) {
                    assert come == 2;
                }
            }).start();
        }
    }
}
