// verdict: violated
// error: java.lang.AssertionError
// A hit does not move the key to the front, which makes it a queue: 0 1 0 2 drops 0 where the least recently used is 1.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.LinkedHashMap;
import java.util.Map;

class LruCacheNoTouch {
    private final int[] keys = {-1, -1}; // the most recently used first

    boolean use(int key) {
        boolean hit = keys[0] == key || keys[1] == key;
        if (hit) return true;
        if (keys[0] != key) {
            keys[1] = keys[0];
            keys[0] = key;
        }
        return hit;
    }

    public static void main(String[] args) {
        LruCacheNoTouch cache = new LruCacheNoTouch();
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
