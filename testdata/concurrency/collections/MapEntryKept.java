// verdict: safe
// The same keys in a concurrent map.
package collections;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class MapEntryKept {
    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        map.put("other", 0);
        Thread t = new Thread(() -> map.put("Aa", 1));
        t.start();
        map.put("BB", 2);
        t.join();
        assert map.containsKey("Aa") && map.containsKey("BB");
    }
}
