// verdict: safe
// Nobody enters or removes an element while they are counted.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapCountedLocked {
    static volatile boolean one, three, two;

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(0, 0);
        new Thread(() -> {
            put(map, 1);
            one = true;
            put(map, 2);
            two = true;
        }).start();
        new Thread(() -> {
            put(map, 3);
            three = true;
            if (two) {
                synchronized (map) {
                    map.remove(0);
                }
            }
        }).start();
        if (one && three) {
            synchronized (map) {
                assert map.size() >= 3;
            }
        }
    }

    static void put(ConcurrentHashMap<Integer, Integer> map, int n) {
        synchronized (map) {
            map.put(n, n);
        }
    }
}
