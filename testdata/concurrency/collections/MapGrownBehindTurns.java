// verdict: safe
// The first two keys are counted one after the other.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapGrownBehindTurns {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            synchronized (map) {
                map.put(0, 0);
            }
        });
        t.start();
        synchronized (map) {
            map.put(1, 1);
        }
        t.join();
        for (int i = 2; i < 12; i++) {
            map.put(i, i);
        }
        map.put(16, 16);
        assert map.keySet().toString().startsWith("[0, 1,");
    }
}
