// verdict: safe
// Nobody adds while the sum is taken.
package atomics;

import java.util.concurrent.atomic.LongAdder;

class AdderSumLocked {
    static volatile boolean added;

    public static void main(String[] args) {
        LongAdder adder = new LongAdder();
        new Thread(() -> {
            add(adder, 1);
            add(adder, 1);
            added = true;
        }).start();
        new Thread(() -> {
            add(adder, 10);
            if (added) {
                add(adder, 100);
            }
        }).start();
        long sum;
        synchronized (adder) {
            sum = adder.sum();
        }
        assert sum < 100 || sum % 10 == 2;
    }

    static void add(LongAdder adder, long n) {
        synchronized (adder) {
            adder.add(n);
        }
    }
}
