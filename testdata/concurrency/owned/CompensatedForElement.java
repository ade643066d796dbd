// verdict: violated
// error: java.lang.AssertionError
// twin: NotCompensatedAtLatch
// A worker of fork and join that waits for an element is compensated for: another one does the next task.
package owned;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedBlockingDeque;

class CompensatedForElement {
    private static volatile boolean second;

    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            deque.takeLast();
            return null;
        });
        ForkJoinTask<?> next = pool.submit(() -> {
            second = true;
        });
        assert !second : "by another worker";
        deque.put("a");
        waits.join();
        next.join();
    }
}
