// verdict: violated
// error: deadlock
// twin: StarvationAvoided
// The only worker waits for a task that only it could run.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Starvation {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> pool.submit(() -> 1).get()).get();
        pool.shutdown();
    }
}
