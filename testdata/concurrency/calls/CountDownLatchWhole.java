// verdict: safe
// No count is lost.
package calls;

import java.util.concurrent.CountDownLatch;

class CountDownLatchWhole {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        Thread t = new Thread(latch::countDown);
        t.start();
        latch.countDown();
        long count = latch.getCount();
        latch.await();
        System.out.println(count);
        assert count < 2 && latch.getCount() == 0;
    }
}
