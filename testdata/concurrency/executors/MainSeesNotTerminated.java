// verdict: violated
// error: java.lang.AssertionError
// twin: MainSeesTerminated
// Another thread shuts the pool down: main may come in between of that and its end.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MainSeesNotTerminated {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        new Thread(pool::shutdown).start();
        if (pool.isShutdown()) {
            assert pool.isTerminated();
        }
    }
}
