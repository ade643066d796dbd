// verdict: violated
// error: java.lang.AssertionError
// twin: MapMerged
// Each call is atomic, the two together are not.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapGetThenPut {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.put("k", map.get("k") + 1));
        t.start();
        map.put("k", map.get("k") + 1);
        t.join();
        assert map.get("k") == 2;
    }
}
