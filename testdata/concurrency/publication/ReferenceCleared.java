// verdict: violated
// error: java.lang.AssertionError
// twin: ReferenceClearedBefore
// The other thread may not have cleared the reference when its referent is asked for.
package publication;

import java.lang.ref.WeakReference;

class ReferenceCleared {
    static volatile int step;

    public static void main(String[] args) {
        Object o = new Object();
        WeakReference<Object> r = new WeakReference<>(o);
        new Thread(() -> {
            step = 1;
            r.clear();
            step = 2;
        }).start();
        int before = step;
        boolean there = r.refersTo(o);
        assert !(before == 1 && there && step == 1);
    }
}
