// verdict: violated
// error: java.lang.AssertionError
// twin: TwoWeakToOne
// oracle: skip
// Of two objects one may be gone and the other not.
package references;

import java.lang.ref.WeakReference;

class TwoWeakToTwo {
    public static void main(String[] args) {
        Object object = new Object();
        WeakReference<Object> first = new WeakReference<>(object);
        WeakReference<Object> second = new WeakReference<>(new Object());
        object = null;
        if (first.get() == null) {
            assert second.get() == null;
        }
    }
}
