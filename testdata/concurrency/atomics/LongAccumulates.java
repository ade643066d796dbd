// verdict: safe
// Atomic maximum and sum, whatever the order.
package atomics;

import java.util.concurrent.atomic.AtomicLong;

class LongAccumulates {
    public static void main(String[] args) throws InterruptedException {
        AtomicLong max = new AtomicLong(), sum = new AtomicLong();
        Thread t = new Thread(() -> {
            max.accumulateAndGet(5, Math::max);
            sum.addAndGet(1L << 40);
        });
        t.start();
        max.accumulateAndGet(3, Math::max);
        sum.addAndGet(1L << 40);
        t.join();
        assert max.get() == 5;
        assert sum.get() == 1L << 41;
    }
}
