// verdict: safe
// The texts are there.
package monitors;

import java.util.concurrent.CountDownLatch;

class TraceOfSuppressedText {
    static final CountDownLatch printed = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Exception outer = new Exception("outer");
        outer.addSuppressed(new Exception("suppressed"));
        new Thread(() -> {
            System.err.println("printed");
            printed.countDown();
        }).start();
        outer.printStackTrace();
        printed.await();
    }
}
