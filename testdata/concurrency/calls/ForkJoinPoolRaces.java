// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinPoolSpins
// What the two workers do between taking a task and looking for the next one is no part of that.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ForkJoinPoolRaces {
    static int n;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> a = pool.submit(() -> n++), b = pool.submit(() -> n++);
        a.join();
        b.join();
        System.out.println(n);
        assert n == 2;
    }
}
