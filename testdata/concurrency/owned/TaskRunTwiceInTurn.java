// verdict: safe
// Each runs it and resets it, under a lock.
package owned;

import java.util.concurrent.FutureTask;

class TaskRunTwiceInTurn extends FutureTask<Integer> {
    TaskRunTwiceInTurn() {
        super(() -> 7);
    }

    static class Runner extends Thread {
        final TaskRunTwiceInTurn task;
        boolean ran;

        Runner(TaskRunTwiceInTurn task) {
            this.task = task;
        }

        @Override
        public void run() {
            synchronized (task) {
                ran = task.runAndReset();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TaskRunTwiceInTurn task = new TaskRunTwiceInTurn();
        Runner a = new Runner(task);
        Runner b = new Runner(task);
        a.start();
        b.start();
        a.join();
        b.join();
        assert a.ran && b.ran;
    }
}
