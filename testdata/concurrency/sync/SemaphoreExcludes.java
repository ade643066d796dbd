// verdict: safe
// With one permit a semaphore is a lock.
package sync;

import java.util.concurrent.Semaphore;

class SemaphoreExcludes {
    static int inside;

    static void use(Semaphore s) {
        s.acquireUninterruptibly();
        inside++;
        assert inside == 1;
        inside--;
        s.release();
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(1);
        new Thread(() -> use(s)).start();
        use(s);
    }
}
