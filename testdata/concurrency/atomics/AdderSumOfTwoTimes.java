// verdict: violated
// error: java.lang.AssertionError
// twin: AdderSumLocked
// When two have added at the same time there are two numbers, and the sum may hold what
// was added to one later, but not what was added to the other before.
package atomics;

import java.util.concurrent.atomic.LongAdder;

class AdderSumOfTwoTimes {
    static volatile boolean added;

    public static void main(String[] args) {
        LongAdder adder = new LongAdder();
        new Thread(() -> {
            adder.add(1);
            adder.add(1);
            added = true;
        }).start();
        new Thread(() -> {
            adder.add(10);
            if (added) {
                adder.add(100);
            }
        }).start();
        long sum = adder.sum();
        assert sum < 100 || sum % 10 == 2;
    }
}
