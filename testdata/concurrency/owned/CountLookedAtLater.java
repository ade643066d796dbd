// verdict: safe
// As CountLookedAt, when it has waited.
package owned;

import java.util.concurrent.CountDownLatch;

class CountLookedAtLater {
    static volatile boolean written;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch one = new CountDownLatch(1);
        new Thread(() -> {
            written = true;
            one.countDown();
        }).start();
        one.await();
        assert written && one.getCount() == 0;
    }
}
