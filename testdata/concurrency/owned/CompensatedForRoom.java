// verdict: violated
// error: java.lang.AssertionError
// twin: NotCompensatedAtLatch
// A worker of fork and join that waits for room is compensated for: another one does the next task.
package owned;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedBlockingDeque;

class CompensatedForRoom {
    private static volatile boolean second;

    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(1);
        deque.put("a");
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            deque.putFirst("b");
            return null;
        });
        ForkJoinTask<?> next = pool.submit(() -> {
            second = true;
        });
        assert !second : "by another worker";
        deque.take();
        waits.join();
        next.join();
    }
}
