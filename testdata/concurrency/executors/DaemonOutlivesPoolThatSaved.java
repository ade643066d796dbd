// verdict: safe
// As DaemonOutlivesPool, but the task saves before the worker is idle.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DaemonOutlivesPoolThatSaved {
    public static void main(String[] args) {
        boolean[] saved = {false};
        Thread hook = new Thread(() -> {
            assert saved[0] : "ended before it was saved";
        });
        Runtime.getRuntime().addShutdownHook(hook);
        Thread daemon = new Thread(() -> {
            while (true) {
                Clock.pause();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> {
            saved[0] = true;
        });
    }

    static class Clock {
        static void pause() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
