// verdict: safe
// The keys are held until the end.
package references;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

class WeakMapOfHeldKeys {
    static Object first = new Object();
    static final Object SECOND = new Object();
    static Object third = new Object();

    public static void main(String[] args) throws InterruptedException {
        Map<Object, String> map = Collections.synchronizedMap(new WeakHashMap<>());
        map.put(first, "first");
        map.put(SECOND, "second");
        Thread t = new Thread(() -> third = null);
        t.start();
        assert map.size() == 2;
        t.join();
        assert map.containsKey(SECOND);
    }
}
