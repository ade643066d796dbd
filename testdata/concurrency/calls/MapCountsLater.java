// verdict: violated
// error: java.lang.AssertionError
// twin: MapHasCounted
// An element is there before it is counted.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class MapCountsLater {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("", "");
        Thread t = new Thread(() -> map.put("a", "b"));
        t.start();
        String seen = map.get("a");
        int size = map.size();
        assert seen == null || size == 2;
    }
}
