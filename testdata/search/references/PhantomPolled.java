// verdict: violated
// error: java.lang.AssertionError
// twin: PhantomOfHeld
// oracle: skip
// The reference may be in the queue at once.
package references;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

class PhantomPolled {
    public static void main(String[] args) {
        Object object = new Object();
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> phantom = new PhantomReference<>(new Object(), queue);
        assert queue.poll() == null;
        Reference.reachabilityFence(object);
        Reference.reachabilityFence(phantom);
    }
}
