// verdict: violated
// error: java.lang.AssertionError
// twin: SemaphoreExcludes
// Two permits let two in.
package sync;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

class SemaphoreTwo {
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void use(Semaphore s) {
        s.acquireUninterruptibly();
        assert INSIDE.incrementAndGet() == 1;
        INSIDE.decrementAndGet();
        s.release();
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(2);
        new Thread(() -> use(s)).start();
        use(s);
    }
}
