// verdict: violated
// error: java.lang.AssertionError
// twin: AccumulatedInTurn
// Whoever meets another accumulates in a number of its own, in another order than that in
// which all came: 5 is behind all others, but not behind the first number.
package atomics;

import java.util.concurrent.atomic.LongAccumulator;

class AccumulatedApart {
    static volatile boolean first, last;

    public static void main(String[] args) throws InterruptedException {
        LongAccumulator digits = new LongAccumulator((a, b) -> b == 0 ? a : 10 * a + b, 0);
        Thread t = new Thread(() -> {
            digits.accumulate(1);
            first = true;
        });
        t.start();
        digits.accumulate(2);
        if (first) {
            digits.accumulate(5);
            last = true;
        }
        t.join();
        assert !last || digits.get() == 125 || digits.get() == 215;
    }
}
