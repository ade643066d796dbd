// verdict: safe
// oracle: skip
// Each reference comes into the queue once.
package references;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

class QueuedOnce {
    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> first = new WeakReference<>(new Object(), queue);
        WeakReference<Object> second = new WeakReference<>(new Object(), queue);
        Reference<?> a = queue.poll();
        Reference<?> b = queue.poll();
        if (a != null && b != null) {
            assert a != b && first.get() == null && second.get() == null;
        }
    }
}
