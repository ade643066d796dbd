// verdict: safe
// Once the other thread says so the referent is gone.
package publication;

import java.lang.ref.WeakReference;

class ReferenceClearedBefore {
    static volatile int step;

    public static void main(String[] args) {
        Object o = new Object();
        WeakReference<Object> r = new WeakReference<>(o);
        new Thread(() -> {
            r.clear();
            step = 1;
        }).start();
        if (step == 1) {
            assert !r.refersTo(o) && r.get() == null;
        }
    }
}
