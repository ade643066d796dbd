// verdict: safe
// It is empty when the removal is over.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class MapRemovedAndCounted {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("a", "b");
        Thread t = new Thread(() -> map.computeIfPresent("a", (k, v) -> null));
        t.start();
        boolean gone = !map.containsKey("a");
        t.join();
        assert map.isEmpty() && map.get("a") == null;
    }
}
