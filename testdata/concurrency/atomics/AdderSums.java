// verdict: safe
// When all have ended the sum is exact.
package atomics;

import java.util.concurrent.atomic.LongAdder;

class AdderSums {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(adder::increment);
        t.start();
        adder.add(2);
        t.join();
        assert adder.sum() == 3;
    }
}
