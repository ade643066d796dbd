// verdict: violated
// error: java.lang.AssertionError
// twin: SkipListHasCounted
// An element is there before it is counted.
package calls;

import java.util.concurrent.ConcurrentSkipListMap;

class SkipListCountsLater {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, String> map = new ConcurrentSkipListMap<>();
        map.put("", "");
        Thread t = new Thread(() -> map.put("a", "b"));
        t.start();
        String seen = map.get("a");
        int size = map.size();
        assert seen == null || size == 2;
    }
}
