// verdict: violated
// error: deadlock
// twin: CountedInTime
// One of two does not count down if it comes second.
package owned;

import java.util.concurrent.CountDownLatch;

class CountedTooFew {
    static int came;

    static synchronized boolean first() {
        return came++ == 0;
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(2);
        Runnable count = () -> {
            boolean first = first();
            if (first || came < 2) {
                all.countDown();
            }
        };
        new Thread(count).start();
        new Thread(count).start();
        all.await();
    }
}
