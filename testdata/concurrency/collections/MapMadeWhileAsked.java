// verdict: safe
// Where the second entry is, the first has been for some time.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapMadeWhileAsked {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> {
            map.put(1, "first");
            map.put(2, "second");
        });
        other.start();
        if (map.containsKey(2)) assert map.containsKey(1);
        other.join();
    }
}
