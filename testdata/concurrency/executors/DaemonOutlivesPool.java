// verdict: violated
// error:   java.lang.AssertionError
// twin:    DaemonOutlivesPoolThatSaved
// The idle worker of a pool that nobody shuts down gives up when its time is over. It is the last thread
// that keeps the program alive, whatever a daemon goes on doing, so the hook runs.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DaemonOutlivesPool {
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
