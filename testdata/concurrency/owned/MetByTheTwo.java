// verdict: safe
// The third comes when the others have met.
package owned;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.CountDownLatch;

class MetByTheTwo {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        CountDownLatch met = new CountDownLatch(2);
        boolean[] third = new boolean[1];
        for (int i = 0; i < 3; i++) {
            int me = i;
            Thread t = new Thread(() -> {
                try {
                    if (me == 2) {
                        met.await();
                    }
                    barrier.await();
                    if (me == 2) {
                        third[0] = true;
                    }
                    met.countDown();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            t.setDaemon(true);
            t.start();
        }
        met.await();
        assert !third[0];
    }
}
