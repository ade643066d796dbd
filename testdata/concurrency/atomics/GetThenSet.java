// verdict: violated
// error: java.lang.AssertionError
// twin: IncrementAtomic
// Two atomic steps are no atomic increment.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class GetThenSet {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(() -> n.set(n.get() + 1));
        t.start();
        n.set(n.get() + 2);
        t.join();
        assert n.get() == 3;
    }
}
