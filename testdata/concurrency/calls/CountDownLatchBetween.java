// verdict: violated
// error: java.lang.AssertionError
// twin: CountDownLatchWhole
// Main can see the latch between the two counts.
package calls;

import java.util.concurrent.CountDownLatch;

class CountDownLatchBetween {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        Thread t = new Thread(() -> {
            latch.countDown();
            latch.countDown();
        });
        t.start();
        long count = latch.getCount();
        System.out.println(count);
        latch.await();
        assert count != 1;
    }
}
