// verdict: safe
// When the key was entered the table has grown.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapIteratedWhenGrown {
    static volatile boolean entered;

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);
        map.put(2, 2);
        new Thread(() -> {
            map.put(0, 0);
            entered = true;
        }).start();
        if (entered) {
            assert map.keySet().iterator().next() == 0;
        }
    }
}
