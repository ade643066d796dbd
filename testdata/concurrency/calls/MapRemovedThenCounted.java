// verdict: violated
// error: java.lang.AssertionError
// twin: MapRemovedAndCounted
// A key is gone before the map counts as empty.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class MapRemovedThenCounted {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("a", "b");
        Thread t = new Thread(() -> map.computeIfPresent("a", (k, v) -> null));
        t.start();
        boolean gone = !map.containsKey("a");
        assert !gone || map.isEmpty();
    }
}
