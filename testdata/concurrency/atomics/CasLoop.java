// verdict: safe
// A failed compare-and-set is tried again with the new value, so no doubling or adding is lost: 1*2+3 or (1+3)*2.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class CasLoop {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger(1);
        Thread t = new Thread(() -> {
            int old;
            do {
                old = n.get();
            } while (!n.compareAndSet(old, old * 2));
        });
        t.start();
        n.updateAndGet(v -> v + 3);
        t.join();
        assert n.get() == 5 || n.get() == 8;
    }
}
