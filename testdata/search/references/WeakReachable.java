// verdict: safe
// oracle: skip
// A variable that is read later refers to the object.
package references;

import java.lang.ref.WeakReference;

class WeakReachable {
    public static void main(String[] args) {
        Object object = new Object();
        WeakReference<Object> weak = new WeakReference<>(object);
        assert weak.get() != null;
        System.out.println(object != null);
    }
}
