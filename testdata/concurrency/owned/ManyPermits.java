// verdict: safe
// As TooManyPermits, but there is room.
package owned;

import java.util.concurrent.Semaphore;

class ManyPermits {
    static volatile boolean about;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(Integer.MAX_VALUE - 1);
        Thread giver = new Thread(() -> {
            about = true;
            semaphore.release();
        });
        giver.start();
        while (!about) {
            Thread.yield();
        }
        semaphore.acquireUninterruptibly();
        giver.join();
        assert semaphore.availablePermits() == Integer.MAX_VALUE - 1;
    }
}
