// verdict: safe
// oracle: skip
// A field refers to the key.
package references;

import java.util.Map;
import java.util.WeakHashMap;

class WeakMapKeepsKeys {
    static Object key;

    public static void main(String[] args) {
        Map<Object, String> map = new WeakHashMap<>();
        key = new Object();
        map.put(key, "value");
        assert map.size() == 1;
        for (Map.Entry<Object, String> e : map.entrySet()) {
            assert e.getKey() != null;
        }
    }
}
