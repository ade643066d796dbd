// verdict: safe
// An atomic increment is one step.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class IncrementAtomic {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        n.getAndAdd(2);
        t.join();
        assert n.get() == 3;
    }
}
