// verdict: violated
// error: java.lang.AssertionError
// twin: MapIteratedWhenGrown
// The key is there, and the table has not grown yet: the order is that of the smaller one.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapIteratedBeforeItGrows {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);
        map.put(2, 2);
        new Thread(() -> map.put(0, 0)).start();
        if (map.containsKey(0)) {
            assert map.keySet().iterator().next() == 0;
        }
    }
}
