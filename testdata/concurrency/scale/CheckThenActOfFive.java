// verdict: violated
// error: java.lang.AssertionError
// twin: CheckAndActOfFive
// Two of five threads make what only one should.
package scale;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

class CheckThenActOfFive {
    static final int N = 5;
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger MADE = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            if (!MAP.containsKey("k")) {
                MAP.put("k", i);
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
