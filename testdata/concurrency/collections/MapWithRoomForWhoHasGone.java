// verdict: safe
// There is room for the third key, whenever it is counted.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapWithRoomForWhoHasGone {
    static Integer gone;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(8);
        map.put(4, 4);
        map.put(1, 1);
        Thread enters = new Thread(() -> map.put(2, 2));
        Thread removes = new Thread(() -> gone = map.remove(2));
        enters.start();
        removes.start();
        enters.join();
        removes.join();
        if (gone != null) {
            assert map.keySet().iterator().next() == 1;
        }
    }
}
