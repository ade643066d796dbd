// verdict: violated
// error: java.lang.AssertionError
// twin: MapGrownBehindTurns
// The first two keys are counted at the same time, by two numbers: then the table does not grow with the twelfth.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapGrownBehindMeeting {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.put(0, 0));
        t.start();
        map.put(1, 1);
        t.join();
        for (int i = 2; i < 12; i++) {
            map.put(i, i);
        }
        map.put(16, 16);
        assert map.keySet().toString().startsWith("[0, 1,");
    }
}
