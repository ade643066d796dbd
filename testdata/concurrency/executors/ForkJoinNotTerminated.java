// release: 17-21
// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinTerminated
// release: 17-21
// A pool of fork and join is shut down before it is terminated. Later ones are by whoever asks.
package executors;

import java.util.concurrent.ForkJoinPool;

class ForkJoinNotTerminated {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        new Thread(pool::shutdown).start();
        if (pool.isShutdown()) {
            assert pool.isTerminated();
        }
    }
}
