// verdict: violated
// error: deadlock
// twin: TraceOfSuppressedText
// The last of many causes waits while its text is asked for.
package monitors;

import java.util.concurrent.CountDownLatch;

class TraceOfDistantCause {
    static final CountDownLatch printed = new CountDownLatch(1);

    static class Waits extends Exception {
        @Override public synchronized Throwable getCause() {
            try {
                printed.await();
            } catch (InterruptedException e) {
                return this;
            }
            return null;
        }
    }

    public static void main(String[] args) {
        Exception outer = new Waits();
        for (int i = 0; i < 11; i++) outer = new Exception("cause", outer);
        new Thread(() -> {
            System.err.println("printed");
            printed.countDown();
        }).start();
        outer.printStackTrace();
    }
}
