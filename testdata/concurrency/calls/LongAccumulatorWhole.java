// verdict: safe
// None of two sums is lost.
package calls;

import java.util.concurrent.atomic.LongAccumulator;

class LongAccumulatorWhole {
    public static void main(String[] args) throws Exception {
        LongAccumulator n = new LongAccumulator(Long::sum, 0);
        Thread t = new Thread(() -> n.accumulate(1));
        t.start();
        n.accumulate(1);
        long seen = n.get();
        t.join();
        System.out.println(seen);
        assert seen >= 1 && n.get() == 2;
    }
}
