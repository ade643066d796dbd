// verdict: safe
// Only one of five threads makes it.
package scale;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

class CheckAndActOfFive {
    static final int N = 5;
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger MADE = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            if (MAP.putIfAbsent("k", i) == null) {
                MADE.incrementAndGet();
            }
        });
        assert MADE.get() == 1;
    }

    static void all(int n, java.util.function.IntFunction<Runnable> work) throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(work.apply(i));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
