// verdict: safe
// The value is made once, whoever comes first.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class ComputeIfAbsentOnce {
    static int made;

    static Integer make(String key) { return ++made; }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.computeIfAbsent("k", ComputeIfAbsentOnce::make));
        t.start();
        int v = map.computeIfAbsent("k", ComputeIfAbsentOnce::make);
        t.join();
        assert v == 1 && made == 1;
    }
}
