// verdict: safe
// release: 21
// The close of a pool of fork and join waits for its tasks, however many days that takes.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinPoolCloses {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        try (ForkJoinPool pool = new ForkJoinPool(2)) {
            pool.execute(n::incrementAndGet);
            pool.execute(n::incrementAndGet);
        }
        System.out.println(n);
        assert n.get() == 2;
    }
}
