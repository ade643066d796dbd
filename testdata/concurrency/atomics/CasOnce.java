// verdict: violated
// error: java.lang.AssertionError
// twin: CasLoop
// The result of the compare-and-set is ignored: the doubling is lost when the value has changed.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class CasOnce {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger(1);
        Thread t = new Thread(() -> {
            int old = n.get();
            n.compareAndSet(old, old * 2);
        });
        t.start();
        n.addAndGet(3);
        t.join();
        assert n.get() == 5 || n.get() == 8;
    }
}
