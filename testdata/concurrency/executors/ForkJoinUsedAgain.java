// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinReadTogether
// A task is used again while somebody reads what it has resulted in before.
package executors;

import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinUsedAgain {
    static final AtomicInteger runs = new AtomicInteger();

    static class Turn extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return runs.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Turn turn = new Turn();
        turn.invoke();
        Thread reader = new Thread(() -> {
            assert turn.join() == 1;
        });
        reader.start();
        turn.reinitialize();
        turn.invoke();
        reader.join();
    }
}
