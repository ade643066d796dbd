// verdict: safe
// merge is one step.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapMerged {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
        t.start();
        map.merge("k", 1, Integer::sum);
        t.join();
        assert map.get("k") == 2;
    }
}
