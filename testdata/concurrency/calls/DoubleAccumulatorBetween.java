// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleAccumulatorWhole
// Main can see the first of two sums.
package calls;

import java.util.concurrent.atomic.DoubleAccumulator;

class DoubleAccumulatorBetween {
    public static void main(String[] args) throws Exception {
        DoubleAccumulator n = new DoubleAccumulator(Double::sum, 0);
        Thread t = new Thread(() -> {
            n.accumulate(1);
            n.accumulate(1);
        });
        t.start();
        double seen = n.get();
        System.out.println(seen);
        assert seen != 1;
    }
}
