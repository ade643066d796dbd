// verdict: violated
// error: java.lang.AssertionError
// twin: SameWorkCounted
// Four threads do the same work and nobody keeps hold of them. One reads the counter while another is about to write it.
package threads;

import java.util.concurrent.CountDownLatch;

class SameWorkLostUpdate {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                count++;
                done.countDown();
            }).start();
        }
        done.await();
        assert count == 4;
    }
}
