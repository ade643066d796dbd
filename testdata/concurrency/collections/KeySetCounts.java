// verdict: safe
// A set backed by a concurrent map: exactly one of two adds of the same element is new.
package collections;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class KeySetCounts {
    static boolean other;

    public static void main(String[] args) throws InterruptedException {
        Set<String> set = ConcurrentHashMap.newKeySet();
        Thread t = new Thread(() -> other = set.add("x"));
        t.start();
        boolean own = set.add("x");
        t.join();
        assert own != other;
    }
}
