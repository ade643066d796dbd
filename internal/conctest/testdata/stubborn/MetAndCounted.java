package stubborn;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Many who look behind each meeting whether all have come. */
class MetAndCounted {
    public static void main(String[] args) throws Exception {
        int n = 40;
        AtomicInteger come = new AtomicInteger();
        CyclicBarrier barrier = new CyclicBarrier(n);
        for (int i = 0; i < n; i++) {
            int me = i;
            new Thread(() -> {
                try {
                    for (int round = 1; round <= 2; round++) {
                        come.incrementAndGet();
                        barrier.await();
                        if (come.get() != round * n) {
                            throw new AssertionError(me);
                        }
                        barrier.await();
                    }
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
