// verdict: safe
// Whoever has executed the tasks, they are done.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ForkJoinNotCounted {
    static int done;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> task = pool.submit(() -> {
            done++;
        });
        task.join();
        assert done == 1;
    }
}
