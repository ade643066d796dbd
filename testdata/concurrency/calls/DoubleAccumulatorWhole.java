// verdict: safe
// None of two sums is lost.
package calls;

import java.util.concurrent.atomic.DoubleAccumulator;

class DoubleAccumulatorWhole {
    public static void main(String[] args) throws Exception {
        DoubleAccumulator n = new DoubleAccumulator(Double::sum, 0);
        Thread t = new Thread(() -> n.accumulate(1));
        t.start();
        n.accumulate(1);
        double seen = n.get();
        t.join();
        System.out.println(seen);
        assert seen >= 1 && n.get() == 2;
    }
}
