// verdict: safe
// The other one tells it first.
package monitors;

import java.util.concurrent.CountDownLatch;

class PrintsAfterTold {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch printed = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            printed.countDown();
            System.out.println("printed");
        });
        synchronized (System.out) {
            other.start();
            printed.await();
        }
    }
}
