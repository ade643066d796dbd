// verdict: safe
// As IdleWorkerHidesDeadlock, but main waits for a limited time.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerHidesNone {
    public static void main(String[] args) throws InterruptedException {
        Object word = new Object();
        Thread daemon = new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()).execute(() -> {
        });
        synchronized (word) {
            word.wait(5);
        }
    }
}
