// verdict: violated
// error: java.lang.AssertionError
// twin: WeakReachable
// oracle: skip
// Nothing else refers to the object: it may be gone at once.
package references;

import java.lang.ref.WeakReference;

class WeakUnreachable {
    public static void main(String[] args) {
        Object object = new Object();
        WeakReference<Object> weak = new WeakReference<>(new Object());
        assert weak.get() != null;
        System.out.println(object != null);
    }
}
