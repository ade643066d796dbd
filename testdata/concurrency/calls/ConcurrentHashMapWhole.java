// verdict: safe
// One of two that enter a key is first, and none of two sums is lost.
package calls;

import java.util.concurrent.ConcurrentHashMap;

class ConcurrentHashMapWhole {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Integer[] was = new Integer[2];
        Thread t = new Thread(() -> {
            was[0] = map.putIfAbsent("a", 1);
            map.merge("n", 1, Integer::sum);
        });
        t.start();
        was[1] = map.putIfAbsent("a", 2);
        map.merge("n", 1, Integer::sum);
        boolean removed = map.remove("n", 2);
        t.join();
        System.out.println(was[0] + " " + was[1] + " " + map.get("a") + " " + removed);
        assert (was[0] == null) != (was[1] == null);
        assert map.getOrDefault("n", 2) == 2 && removed != map.containsKey("n");
    }
}
