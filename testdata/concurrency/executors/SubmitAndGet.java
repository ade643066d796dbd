// verdict: safe
// get waits for the task and gives its result.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class SubmitAndGet {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        assert pool.submit(() -> 6 * 7).get() == 42;
        pool.shutdown();
    }
}
