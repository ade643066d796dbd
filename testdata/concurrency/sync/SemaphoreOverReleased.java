// verdict: violated
// error: java.lang.AssertionError
// twin: SemaphoreExcludes
// A thread that did not get the permit releases one in its finally block: then there are two.
package sync;

import java.util.concurrent.Semaphore;

class SemaphoreOverReleased {
    public static void main(String[] args) throws InterruptedException {
        Semaphore s = new Semaphore(1);
        Thread t = new Thread(() -> {
            try {
                s.tryAcquire();
            } finally {
                s.release();
            }
        });
        t.start();
        s.acquire();
        t.join();
        s.release();
        assert s.availablePermits() == 1;
    }
}
