// verdict: violated
// error: java.lang.AssertionError
// twin: MapEntryKept
// Both puts into a plain map find the bucket empty (the keys have the same hash); the second node takes the first's place.
package collections;

import java.util.HashMap;
import java.util.Map;

class MapEntryLost {
    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>();
        map.put("other", 0); // the table is there
        Thread t = new Thread(() -> map.put("Aa", 1));
        t.start();
        map.put("BB", 2);
        t.join();
        assert map.containsKey("Aa") && map.containsKey("BB");
    }
}
