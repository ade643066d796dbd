// verdict: safe
// The last entry is still there when nothing is found behind it.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListLastEntryThere {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 3; i++) {
            map.put(i, "");
        }
        boolean[] gone = new boolean[1];
        new Thread(() -> map.remove(1)).start();
        new Thread(() -> map.remove(2)).start();
        Thread t = new Thread(() -> gone[0] = !map.containsKey(1) && map.containsKey(2));
        t.start();
        int last = map.lastEntry().getKey();
        t.join();
        assert !gone[0] || last != 1;
    }
}
