// verdict: safe
// The table has grown when the thread has ended.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapReducedWhenGrown {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
        map.put(4, 4);
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        t.join();
        assert map.reduceKeys(Long.MAX_VALUE, (a, b) -> 10 * a + b) == 124;
    }
}
