// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleAddedInTurn
// Two small numbers are lost beside a large one unless they are added to each other
// first, which they are in a number of their own when the first one met the large one.
package atomics;

import java.util.concurrent.atomic.DoubleAdder;

class DoubleAddedApart {
    static volatile boolean large, late;

    public static void main(String[] args) throws InterruptedException {
        DoubleAdder adder = new DoubleAdder();
        Thread t = new Thread(() -> {
            adder.add(1e16);
            large = true;
        });
        t.start();
        adder.add(1);
        if (large) {
            adder.add(1);
            late = true;
        }
        t.join();
        assert !late || adder.sum() == 1e16;
    }
}
