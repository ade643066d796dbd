// verdict: safe
// Who waits for the thread that shuts the pool down sees it ended.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MainSeesTerminated {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread shuts = new Thread(pool::shutdown);
        shuts.start();
        shuts.join();
        boolean shut = pool.isShutdown();
        boolean ended = pool.isTerminated();
        assert shut && ended;
    }
}
