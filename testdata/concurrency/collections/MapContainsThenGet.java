// verdict: violated
// error: java.lang.NullPointerException
// twin: MapGetOrDefault
// The key may be removed between the question and the use.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapContainsThenGet {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 1);
        new Thread(() -> map.remove("k")).start();
        if (map.containsKey("k")) {
            int v = map.get("k");
        }
    }
}
