// verdict: safe
// Nobody enters another one while the first entry is taken.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListFirstLocked {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Integer[] taken = new Integer[1];
        Thread t = new Thread(() -> {
            synchronized (map) {
                taken[0] = map.pollFirstEntry().getKey();
            }
        });
        t.start();
        boolean there;
        synchronized (map) {
            map.put(0, "b");
            there = map.containsKey(1);
        }
        t.join();
        assert !there || taken[0] == 0;
    }
}
