// verdict: violated
// error: java.lang.AssertionError
// twin: MapReducedWhenGrown
// The key is there, and the table has not grown yet: who goes through all keys meets them in the order of the smaller one.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapReducedBeforeItGrows {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
        map.put(4, 4);
        map.put(1, 1);
        new Thread(() -> map.put(2, 2)).start();
        if (map.containsKey(2)) {
            assert map.reduceKeys(Long.MAX_VALUE, (a, b) -> 10 * a + b) == 124;
        }
    }
}
