// verdict: safe
// As SameWorkLostUpdate, but each thread counts and is counted in two separate critical sections, in whatever order.
package threads;

import java.util.concurrent.CountDownLatch;

class SameWorkCounted {
    static int count;

    static synchronized void add(int n) {
        count += n;
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                add(1);
                add(2);
                done.countDown();
            }).start();
        }
        done.await();
        assert count == 12;
    }
}
