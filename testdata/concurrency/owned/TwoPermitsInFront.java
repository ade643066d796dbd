// verdict: violated
// error: deadlock
// twin: OnePermitEach
// Who waits for two permits is in front of the queue: who needs only one waits behind it, although there is one.
package owned;

import java.util.concurrent.Semaphore;

class TwoPermitsInFront {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        Thread many = new Thread(() -> permits.acquireUninterruptibly(2));
        Thread one = new Thread(() -> permits.acquireUninterruptibly());
        many.start();
        one.start();
        permits.release();
        one.join();
        permits.release(2);
    }
}
