// verdict: violated
// error: java.lang.AssertionError
// twin: BarrierReused
// After the barrier the other may have started the next round already.
package sync;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

class BarrierRunsAhead {
    static final AtomicInteger COME = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            try {
                COME.incrementAndGet();
                barrier.await();
                COME.incrementAndGet();
            } catch (Exception e) { }
        }).start();
        COME.incrementAndGet();
        barrier.await();
        assert COME.get() == 2;
    }
}
