// verdict: safe
// Two read what a task has resulted in, and nobody uses it again.
package executors;

import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinReadTogether {
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
        assert turn.invoke() == 1;
        reader.join();
    }
}
