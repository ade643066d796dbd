// verdict: safe
// Workers that find nothing spin before they park, and look again where a queue is locked for
// what is about to come: a pool of two and two tasks have few states nevertheless.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinPoolSpins {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        AtomicInteger n = new AtomicInteger();
        ForkJoinTask<?> a = pool.submit(() -> n.addAndGet(1)), b = pool.submit(() -> n.addAndGet(2));
        a.join();
        b.join();
        System.out.println(n);
        assert n.get() == 3;
    }
}
