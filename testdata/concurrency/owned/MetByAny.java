// verdict: violated
// error: java.lang.AssertionError
// twin: MetByTheTwo
// The third may come before the second, who is left alone then.
package owned;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.CountDownLatch;

class MetByAny {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        CountDownLatch met = new CountDownLatch(2);
        boolean[] third = new boolean[1];
        for (int i = 0; i < 3; i++) {
            int me = i;
            Thread t = new Thread(() -> {
                try {
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
