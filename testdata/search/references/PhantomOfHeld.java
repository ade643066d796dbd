// verdict: safe
// oracle: skip
// The object is reachable until the queue was asked.
package references;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

class PhantomOfHeld {
    public static void main(String[] args) {
        Object object = new Object();
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> phantom = new PhantomReference<>(object, queue);
        assert queue.poll() == null;
        Reference.reachabilityFence(object);
        Reference.reachabilityFence(phantom);
    }
}
