// verdict: violated
// error: java.lang.AssertionError
// twin: WeakMapOfHeldKeys
// A key that the other thread lets go of disappears from the map.
package references;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

class WeakMapShrinks {
    static Object first = new Object();
    static final Object SECOND = new Object();
    static Object third = new Object();

    public static void main(String[] args) throws InterruptedException {
        Map<Object, String> map = Collections.synchronizedMap(new WeakHashMap<>());
        map.put(first, "first");
        map.put(SECOND, "second");
        Thread t = new Thread(() -> first = null);
        t.start();
        assert map.size() == 2;
        t.join();
        assert map.containsKey(SECOND);
    }
}
