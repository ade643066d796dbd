// verdict: safe
// As TwoPermitsInFront, but each wants one.
package owned;

import java.util.concurrent.Semaphore;

class OnePermitEach {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        Thread many = new Thread(() -> permits.acquireUninterruptibly());
        Thread one = new Thread(() -> permits.acquireUninterruptibly());
        many.start();
        one.start();
        permits.release(2);
        one.join();
        many.join();
    }
}
