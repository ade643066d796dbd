// verdict: violated
// error: deadlock
// twin: RemoveOfWhatIsDropped
// Nothing ever comes into the queue: the object is reachable for as long as the program runs.
package references;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

class RemoveOfWhatIsHeld {
    static Object held = new Object();
    static Object other = new Object();

    public static void main(String[] args) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> phantom = new PhantomReference<>(held, queue);
        Thread t = new Thread(() -> {
            try {
                if (queue.remove() != phantom) {
                    throw new IllegalStateException();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        other = null;
        System.gc();
        t.join();
    }
}
