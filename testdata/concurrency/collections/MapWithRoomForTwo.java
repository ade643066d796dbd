// verdict: safe
// Two keys are gone, and counted, when a third is entered: the table keeps its order.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapWithRoomForTwo {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int key = 1; key <= 10; key++) {
            map.put(key, key);
        }
        map.put(16, 16);
        Thread first = new Thread(() -> map.remove(9));
        Thread second = new Thread(() -> map.remove(10));
        first.start();
        if (!map.containsKey(9)) {
            second.start();
            first.join();
            if (!map.containsKey(10)) {
                map.put(11, 11);
            }
        }
        first.join();
        second.join();
        assert map.keySet().iterator().next() == 16;
    }
}
