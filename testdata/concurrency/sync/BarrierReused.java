// verdict: safe
// The barrier serves for two rounds; nobody is in the second before both have left the first.
package sync;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

class BarrierReused {
    static final AtomicInteger COME = new AtomicInteger();

    static void rounds(CyclicBarrier barrier) {
        try {
            for (int round = 1; round <= 2; round++) {
                COME.incrementAndGet();
                barrier.await();
                assert COME.get() >= 2 * round;
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> rounds(barrier)).start();
        rounds(barrier);
    }
}
