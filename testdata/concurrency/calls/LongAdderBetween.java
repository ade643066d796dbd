// verdict: violated
// error: java.lang.AssertionError
// twin: LongAdderWhole
// Main can see the first of two sums.
package calls;

import java.util.concurrent.atomic.LongAdder;

class LongAdderBetween {
    public static void main(String[] args) throws Exception {
        LongAdder n = new LongAdder();
        Thread t = new Thread(() -> {
            n.increment();
            n.add(1);
        });
        t.start();
        long seen = n.sum();
        System.out.println(seen);
        assert seen != 1;
    }
}
