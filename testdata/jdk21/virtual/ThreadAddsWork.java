// verdict: violated
// error: java.lang.AssertionError
// As FactoryAddsWork, by a class of threads.
package virtual;

import java.util.concurrent.Executors;

class ThreadAddsWork {
    static int more;

    static class Worker extends Thread {
        Worker(Runnable task) {
            super(task);
        }

        @Override
        public void run() {
            super.run();
            more = 1;
        }
    }

    public static void main(String[] args) {
        try (var executor = Executors.newThreadPerTaskExecutor(Worker::new)) {
            executor.submit(() -> { });
        }
        assert more == 1;
    }
}
