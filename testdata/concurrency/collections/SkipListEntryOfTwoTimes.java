// verdict: violated
// error: java.lang.AssertionError
// twin: SkipListEntryLocked
// The first entry is found before another is in front of it, and its value is read when
// it has been replaced, which is later.
package collections;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListEntryOfTwoTimes {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Thread t = new Thread(() -> {
            map.put(0, "b");
            map.put(1, "c");
        });
        t.start();
        var first = map.firstEntry();
        assert first.getKey() == 0 || first.getValue().equals("a");
    }
}
