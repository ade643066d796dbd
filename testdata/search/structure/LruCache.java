// verdict: safe
// paths: 243
// Five uses of three keys: 3^5 paths. With two entries, moving the used key to the front is all there is to do.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.LinkedHashMap;
import java.util.Map;

class LruCache {
    private final int[] keys = {-1, -1}; // the most recently used first

    boolean use(int key) {
        boolean hit = keys[0] == key || keys[1] == key;
        if (keys[0] != key) {
            keys[1] = keys[0];
            keys[0] = key;
        }
        return hit;
    }

    public static void main(String[] args) {
        LruCache cache = new LruCache();
        LinkedHashMap<Integer, Boolean> model = new LinkedHashMap<>(4, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Boolean> eldest) {
                return size() > 2;
            }
        };
        for (int step = 0; step < 5; step++) {
            int key = Verify.getInt(0, 2);
            assert cache.use(key) == (model.get(key) != null);
            model.put(key, true);
        }
    }
}
