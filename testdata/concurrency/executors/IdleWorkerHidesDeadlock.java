// verdict: violated
// error:   deadlock
// twin:    IdleWorkerHidesNone
// set: +vm.por=stubborn
// Main waits for ever beside an idle worker, whose time will be over, and a daemon that goes round in circles.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerHidesDeadlock {
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
            word.wait();
        }
    }
}
