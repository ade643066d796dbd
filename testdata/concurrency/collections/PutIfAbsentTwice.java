// verdict: violated
// error: java.lang.AssertionError
// twin: ComputeIfAbsentOnce
// The value is made before it is known whether it is needed.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class PutIfAbsentTwice {
    static volatile int made;

    static synchronized Integer make() { return ++made; }

    static void use(ConcurrentHashMap<String, Integer> map) {
        if (map.get("k") == null) map.putIfAbsent("k", make());
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> use(map));
        t.start();
        use(map);
        t.join();
        assert made == 1;
    }
}
