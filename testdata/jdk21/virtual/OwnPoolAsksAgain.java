// verdict: violated
// error: java.lang.AssertionError
// A pool of the program's own counts how often close has waited: its task may take days.
package virtual;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class OwnPoolAsksAgain {
    static class Counting extends ThreadPoolExecutor {
        int waits;

        Counting() {
            super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        }

        @Override
        public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
            waits = Math.min(waits + 1, 2);
            return super.awaitTermination(time, unit);
        }
    }

    public static void main(String[] args) {
        Counting pool = new Counting();
        try (pool) {
            pool.execute(() -> {
            });
        }
        assert pool.waits < 2;
    }
}
