// verdict: safe
// oracle: skip
// The whole cannot outlive what it refers to: both are cleared at once, or the whole first.
package references;

import java.lang.ref.WeakReference;

class WeakToWhole {
    static class Whole {
        Object part = new Object();
    }

    public static void main(String[] args) {
        Whole whole = new Whole();
        WeakReference<Object> part = new WeakReference<>(whole.part);
        WeakReference<Whole> all = new WeakReference<>(whole);
        whole = null;
        if (part.get() == null) {
            assert all.get() == null;
        }
    }
}
