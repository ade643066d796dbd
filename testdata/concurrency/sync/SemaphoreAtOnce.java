// verdict: safe
// Both permits are taken at once or not at all.
package sync;

import java.util.concurrent.Semaphore;

class SemaphoreAtOnce {
    static void use(Semaphore s) {
        s.acquireUninterruptibly(2);
        s.release(2);
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(2);
        new Thread(() -> use(s)).start();
        use(s);
    }
}
