// verdict: violated
// error: java.lang.AssertionError
// twin: CountedInTime
// One of three counts down before it has written.
package owned;

import java.util.concurrent.CountDownLatch;

class CountedTooEarly {
    static final int[] written = new int[3];

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> {
                if (k == 1) {
                    all.countDown();
                    written[k] = 1;
                } else {
                    written[k] = 1;
                    all.countDown();
                }
            }).start();
        }
        all.await();
        for (int w : written) {
            assert w == 1;
        }
    }
}
