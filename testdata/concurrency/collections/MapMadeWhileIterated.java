// verdict: violated
// error: java.lang.AssertionError
// twin: MapMadeWhileAsked
// The map's table is there before its first entry is: who goes through it may be beyond the place
// of the first when both are entered.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapMadeWhileIterated {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> {
            map.put(1, "first");
            map.put(2, "second");
        });
        other.start();
        String met = "";
        for (String s : map.values()) met += s;
        other.join();
        assert !met.equals("second");
    }
}
