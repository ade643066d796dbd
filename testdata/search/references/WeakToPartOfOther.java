// verdict: violated
// error: java.lang.AssertionError
// twin: WeakToWhole
// oracle: skip
// A part may outlive the whole that refers to it.
package references;

import java.lang.ref.WeakReference;

class WeakToPartOfOther {
    static class Whole {
        Object part = new Object();
    }

    public static void main(String[] args) {
        Whole whole = new Whole();
        WeakReference<Object> part = new WeakReference<>(whole.part);
        WeakReference<Whole> all = new WeakReference<>(whole);
        whole = null;
        if (all.get() == null) {
            assert part.get() == null;
        }
    }
}
