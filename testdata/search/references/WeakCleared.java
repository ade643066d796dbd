// verdict: safe
// oracle: skip
// The program clears the reference itself.
package references;

import java.lang.ref.WeakReference;

class WeakCleared {
    public static void main(String[] args) {
        WeakReference<Object> weak = new WeakReference<>(new Object());
        weak.clear();
        assert weak.get() == null;
    }
}
