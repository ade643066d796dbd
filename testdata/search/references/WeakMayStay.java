// verdict: violated
// error: java.lang.AssertionError
// twin: WeakCleared
// oracle: skip
// System.gc is a hint: the object may still be there.
package references;

import java.lang.ref.WeakReference;

class WeakMayStay {
    public static void main(String[] args) {
        WeakReference<Object> weak = new WeakReference<>(new Object());
        System.gc();
        assert weak.get() == null;
    }
}
