// verdict: safe
// oracle: skip
// All weak references to an object are cleared at the same moment.
package references;

import java.lang.ref.WeakReference;

class TwoWeakToOne {
    public static void main(String[] args) {
        Object object = new Object();
        WeakReference<Object> first = new WeakReference<>(object);
        WeakReference<Object> second = new WeakReference<>(object);
        object = null;
        if (first.get() == null) {
            assert second.get() == null;
        }
    }
}
