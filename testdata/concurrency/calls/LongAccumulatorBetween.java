// verdict: violated
// error: java.lang.AssertionError
// twin: LongAccumulatorWhole
// Main can see the first of two sums.
package calls;

import java.util.concurrent.atomic.LongAccumulator;

class LongAccumulatorBetween {
    public static void main(String[] args) throws Exception {
        LongAccumulator n = new LongAccumulator(Long::sum, 0);
        Thread t = new Thread(() -> {
            n.accumulate(1);
            n.accumulate(1);
        });
        t.start();
        long seen = n.get();
        System.out.println(seen);
        assert seen != 1;
    }
}
