// verdict: safe
// The updater makes atomic steps on a plain volatile field.
package atomics;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

class FieldUpdater {
    static final AtomicIntegerFieldUpdater<FieldUpdater> N = AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "n");
    volatile int n;

    public static void main(String[] args) throws InterruptedException {
        FieldUpdater u = new FieldUpdater();
        Thread t = new Thread(() -> N.incrementAndGet(u));
        t.start();
        N.incrementAndGet(u);
        t.join();
        assert u.n == 2;
    }
}
