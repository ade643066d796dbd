// verdict: safe
// The task does not see an interrupt that was meant for an idle worker.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class WorkerWhole {
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
        pool.execute(() -> {
            begun = true;
            assert !Thread.interrupted();
        });
        pool.shutdown();
        System.out.println(early);
    }
}
