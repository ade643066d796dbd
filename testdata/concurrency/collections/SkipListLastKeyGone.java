// verdict: violated
// error: java.lang.AssertionError
// twin: SkipListLastEntryThere
// Key 1 goes while 2 is still there, so 1 is never the last one. Who looks for the last
// key can have come to 1 before, and finds nothing behind it when 2 has gone, too.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListLastKeyGone {
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
        int last = map.lastKey();
        t.join();
        assert !gone[0] || last != 1;
    }
}
