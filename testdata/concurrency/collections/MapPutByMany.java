// verdict: violated
// error: java.lang.AssertionError
// twin: MapMergedByMany
// Eight threads count in three entries of a map, by reading and writing them.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapPutByMany {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] threads = new Thread[8];
        for (int i = 0; i < threads.length; i++) {
            String key = "k" + i % 3;
            threads[i] = new Thread(() -> counts.put(key, counts.getOrDefault(key, 0) + 1));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        assert sum == threads.length;
    }
}
