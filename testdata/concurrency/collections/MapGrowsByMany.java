// verdict: safe
// Threads enter more than the table has room for, one key each, and all are there.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapGrowsByMany {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 10; i++) {
            map.put(16 * i, i);
        }
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int key = 1000 + 16 * i;
            threads[i] = new Thread(() -> map.put(key, 1));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert map.size() == 13;
    }
}
