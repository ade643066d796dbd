// verdict: violated
// error: java.lang.AssertionError
// twin: FieldUpdater
// An updater does not help against those who write the field without it.
package atomics;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

class FieldUpdaterBypassed {
    static final AtomicIntegerFieldUpdater<FieldUpdaterBypassed> N =
        AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterBypassed.class, "n");
    volatile int n;

    public static void main(String[] args) throws InterruptedException {
        FieldUpdaterBypassed u = new FieldUpdaterBypassed();
        Thread t = new Thread(() -> N.incrementAndGet(u));
        t.start();
        u.n++;
        t.join();
        assert u.n == 2;
    }
}
