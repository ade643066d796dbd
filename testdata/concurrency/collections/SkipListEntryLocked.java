// verdict: safe
// Nobody enters or replaces anything while the first entry is read.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListEntryLocked {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Thread t = new Thread(() -> {
            synchronized (map) {
                map.put(0, "b");
            }
            synchronized (map) {
                map.put(1, "c");
            }
        });
        t.start();
        synchronized (map) {
            var first = map.firstEntry();
            assert first.getKey() == 0 || first.getValue().equals("a");
        }
    }
}
