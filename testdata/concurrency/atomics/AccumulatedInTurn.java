// verdict: safe
// Who accumulates alone does so in one number.
package atomics;

import java.util.concurrent.atomic.LongAccumulator;

class AccumulatedInTurn {
    static volatile boolean first, last;

    public static void main(String[] args) throws InterruptedException {
        LongAccumulator digits = new LongAccumulator((a, b) -> b == 0 ? a : 10 * a + b, 0);
        Thread t = new Thread(() -> {
            synchronized (digits) {
                digits.accumulate(1);
            }
            first = true;
        });
        t.start();
        synchronized (digits) {
            digits.accumulate(2);
        }
        if (first) {
            digits.accumulate(5);
            last = true;
        }
        t.join();
        assert !last || digits.get() == 125 || digits.get() == 215;
    }
}
