// verdict: safe
// Who adds alone adds to one number.
package atomics;

import java.util.concurrent.atomic.DoubleAdder;

class DoubleAddedInTurn {
    static volatile boolean large, late;

    public static void main(String[] args) throws InterruptedException {
        DoubleAdder adder = new DoubleAdder();
        Thread t = new Thread(() -> {
            synchronized (adder) {
                adder.add(1e16);
            }
            large = true;
        });
        t.start();
        synchronized (adder) {
            adder.add(1);
        }
        if (large) {
            adder.add(1);
            late = true;
        }
        t.join();
        assert !late || adder.sum() == 1e16;
    }
}
