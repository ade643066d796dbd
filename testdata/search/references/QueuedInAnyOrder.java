// verdict: violated
// error: java.lang.AssertionError
// twin: QueuedOnce
// oracle: skip
// References come into the queue in any order.
package references;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

class QueuedInAnyOrder {
    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> first = new WeakReference<>(new Object(), queue);
        WeakReference<Object> second = new WeakReference<>(new Object(), queue);
        Reference<?> a = queue.poll();
        Reference<?> b = queue.poll();
        if (a != null && b != null) {
            assert a == first && first.get() == null && second.get() == null;
        }
    }
}
