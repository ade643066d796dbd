// verdict: violated
// error: java.lang.AssertionError
// twin: SkipListLastLocked
// The last entry is found, and taken when another one is behind it.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListLastOfTwoTimes {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Integer[] taken = new Integer[1];
        Thread t = new Thread(() -> taken[0] = map.pollLastEntry().getKey());
        t.start();
        map.put(2, "b");
        boolean there = map.containsKey(1);
        t.join();
        assert !there || taken[0] == 2;
    }
}
