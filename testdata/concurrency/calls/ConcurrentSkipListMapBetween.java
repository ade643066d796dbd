// verdict: violated
// error: java.lang.AssertionError
// twin: ConcurrentSkipListMapWhole
// Main can see the first key while it is the last one.
package calls;

import java.util.concurrent.ConcurrentSkipListMap;

class ConcurrentSkipListMapBetween {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(0, "");
        Thread t = new Thread(() -> {
            map.put(1, "a");
            map.put(2, "b");
        });
        t.start();
        String second = map.get(2);
        int last = map.lastKey();
        System.out.println(last + " " + second);
        assert last != 1;
    }
}
