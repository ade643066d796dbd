// verdict: violated
// error: java.lang.AssertionError
// twin: ConcurrentHashMapWhole
// Main can see the first key without the second one.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class ConcurrentHashMapBetween {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            map.put("a", 1);
            map.putIfAbsent("b", 2);
        });
        t.start();
        Integer b = map.get("b"), a = map.get("a");
        System.out.println(a + " " + b);
        assert a == null || b != null;
    }
}
