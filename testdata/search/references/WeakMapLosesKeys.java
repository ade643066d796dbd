// verdict: violated
// error: java.lang.AssertionError
// twin: WeakMapKeepsKeys
// oracle: skip
// Nothing but the map refers to the key.
package references;

import java.util.Map;
import java.util.WeakHashMap;

class WeakMapLosesKeys {
    static Object key;

    public static void main(String[] args) {
        Map<Object, String> map = new WeakHashMap<>();
        map.put(new Object(), "value");
        assert map.size() == 1;
        for (Map.Entry<Object, String> e : map.entrySet()) {
            assert e.getKey() != null;
        }
    }
}
