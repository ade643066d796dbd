// verdict: safe
// One call asks and gets.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapGetOrDefault {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 1);
        new Thread(() -> map.remove("k")).start();
        int v = map.getOrDefault("k", 0);
        assert v == 0 || v == 1;
    }
}
