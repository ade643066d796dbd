// verdict: violated
// error: deadlock
// twin: PrintsAfterTold
// release: 17-18
// Main waits for what cannot be printed as long as it has the stream's monitor.
package monitors;

import java.util.concurrent.CountDownLatch;

class PrintsBeforeTold {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch printed = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            System.out.println("printed");
            printed.countDown();
        });
        synchronized (System.out) {
            other.start();
            printed.await();
        }
    }
}
