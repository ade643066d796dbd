// verdict: safe
// Who has entered an element has counted it.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class MapHasCounted {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("", "");
        Thread t = new Thread(() -> map.put("a", "b"));
        t.start();
        String seen = map.get("a");
        boolean there = map.containsKey("a");
        t.join();
        assert seen == null || there;
        assert map.size() == 2;
    }
}
