// verdict: safe
// As CountedTooEarly, but all write first.
package owned;

import java.util.concurrent.CountDownLatch;

class CountedInTime {
    static final int[] written = new int[3];

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> {
                written[k] = 1;
                all.countDown();
            }).start();
        }
        all.await();
        for (int w : written) {
            assert w == 1;
        }
    }
}
