// verdict: violated
// error: java.lang.AssertionError
// twin: CountLookedAtLater
// Between the write and counting down somebody looks at the count.
package owned;

import java.util.concurrent.CountDownLatch;

class CountLookedAt {
    static volatile boolean written;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch one = new CountDownLatch(1);
        new Thread(() -> {
            written = true;
            one.countDown();
        }).start();
        assert !written || one.getCount() == 0;
    }
}
