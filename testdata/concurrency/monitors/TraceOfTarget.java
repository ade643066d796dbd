// verdict: violated
// error: deadlock
// twin: TraceOfSuppressedText
// The cause of some exceptions of the JDK is not in the field of Throwable.
package monitors;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;

class TraceOfTarget {
    static final CountDownLatch printed = new CountDownLatch(1);

    static class Waits extends Exception {
        @Override public String getMessage() {
            try {
                printed.await();
            } catch (InterruptedException e) {
                return "interrupted";
            }
            return "waited";
        }
    }

    public static void main(String[] args) {
        Exception outer = new InvocationTargetException(new Waits());
        new Thread(() -> {
            System.err.println("printed");
            printed.countDown();
        }).start();
        outer.printStackTrace();
    }
}
