package stubborn;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Some may look when others have begun to count again. */
class MetAndCountedWrong {
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
                        come.incrementAndGet();
                        barrier.await();
                        come.decrementAndGet();
                    }
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
