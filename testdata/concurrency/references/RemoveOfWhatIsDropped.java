// verdict: safe
// The object is let go of while the other thread waits: the collector puts the reference into the queue.
package references;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

class RemoveOfWhatIsDropped {
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
        held = null;
        System.gc();
        t.join();
    }
}
