// verdict: violated
// error: java.lang.AssertionError
// twin: SkipListFirstLocked
// The first entry is found, and taken when it is the second one.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListFirstOfTwoTimes {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Integer[] taken = new Integer[1];
        Thread t = new Thread(() -> taken[0] = map.pollFirstEntry().getKey());
        t.start();
        map.put(0, "b");
        boolean there = map.containsKey(1);
        t.join();
        assert !there || taken[0] == 0;
    }
}
