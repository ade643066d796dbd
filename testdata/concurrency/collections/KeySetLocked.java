// verdict: safe
// The set of keys is made under a lock.
package collections;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

class KeySetLocked {
    static final Map<String, String> MAP = new HashMap<>();
    static Set<String> other;

    static Set<String> keys() {
        synchronized (MAP) { return MAP.keySet(); }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = keys());
        t.start();
        Set<String> mine = keys();
        t.join();
        assert mine == other;
    }
}
