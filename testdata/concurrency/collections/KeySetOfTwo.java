// verdict: violated
// error: java.lang.AssertionError
// twin: KeySetLocked
// A map makes its set of keys when it is first asked for: two threads may get two.
package collections;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

class KeySetOfTwo {
    static final Map<String, String> MAP = new HashMap<>();
    static Set<String> other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = MAP.keySet());
        t.start();
        Set<String> mine = MAP.keySet();
        t.join();
        assert mine == other;
    }
}
