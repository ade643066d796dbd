// verdict: violated
// error: java.lang.AssertionError
// twin: ManyPermits
// A semaphore has no room for one more permit unless one was taken first.
package owned;

import java.util.concurrent.Semaphore;

class TooManyPermits {
    static volatile boolean about;
    static boolean failed;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(Integer.MAX_VALUE);
        Thread giver = new Thread(() -> {
            about = true;
            try {
                semaphore.release();
            } catch (Error e) {
                failed = true;
            }
        });
        giver.start();
        while (!about) {
            Thread.yield();
        }
        semaphore.acquireUninterruptibly();
        giver.join();
        assert failed;
    }
}
