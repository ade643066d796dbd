// verdict: violated
// error: java.lang.AssertionError
// twin: WorkerWhole
// A worker that has not begun with its task counts as idle, and is interrupted.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class WorkerBetween {
    static volatile boolean begun, early;

    static class Noted extends Thread {
        Noted(Runnable r) {
            super(r);
        }

        @Override
        public void interrupt() {
            early |= !begun;
            super.interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Noted::new);
        pool.execute(() -> begun = true);
        pool.shutdown();
        System.out.println(early);
        assert !early;
    }
}
