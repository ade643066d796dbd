// verdict: violated
// error: deadlock
// twin: TraceOfSuppressedText
// A trace shows what was suppressed, too, and asks it for its text under the lock of the stream.
package monitors;

import java.util.concurrent.CountDownLatch;

class TraceOfSuppressed {
    static final CountDownLatch printed = new CountDownLatch(1);

    static class Waits extends Exception {
        @Override public String toString() {
            try {
                printed.await();
            } catch (InterruptedException e) {
                return "interrupted";
            }
            return "Waits";
        }
    }

    public static void main(String[] args) {
        Exception outer = new Exception("outer");
        outer.addSuppressed(new Waits());
        new Thread(() -> {
            System.err.println("printed");
            printed.countDown();
        }).start();
        outer.printStackTrace();
    }
}
