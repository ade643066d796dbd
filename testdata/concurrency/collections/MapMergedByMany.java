// verdict: safe
// Eight threads count in three entries of a map, and each count is in it.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapMergedByMany {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] threads = new Thread[8];
        for (int i = 0; i < threads.length; i++) {
            String key = "k" + i % 3;
            threads[i] = new Thread(() -> counts.merge(key, 1, Integer::sum));
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
