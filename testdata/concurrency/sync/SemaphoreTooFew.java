// verdict: violated
// error: deadlock
// twin: SemaphoreAtOnce
// Each takes one of two permits and wants another.
package sync;

import java.util.concurrent.Semaphore;

class SemaphoreTooFew {
    static void use(Semaphore s) {
        s.acquireUninterruptibly();
        s.acquireUninterruptibly();
        s.release(2);
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(2);
        new Thread(() -> use(s)).start();
        use(s);
    }
}
