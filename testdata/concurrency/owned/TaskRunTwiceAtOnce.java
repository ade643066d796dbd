// verdict: violated
// error: java.lang.AssertionError
// twin: TaskRunTwiceInTurn
// A task that is run and reset may be run again, but not by two threads at once: the
// second is told that it has not run it.
package owned;

import java.util.concurrent.FutureTask;

class TaskRunTwiceAtOnce extends FutureTask<Integer> {
    TaskRunTwiceAtOnce() {
        super(() -> 7);
    }

    static class Runner extends Thread {
        final TaskRunTwiceAtOnce task;
        boolean ran;

        Runner(TaskRunTwiceAtOnce task) {
            this.task = task;
        }

        @Override
        public void run() {
            ran = task.runAndReset();
        }
    }

    public static void main(String[] args) throws Exception {
        TaskRunTwiceAtOnce task = new TaskRunTwiceAtOnce();
        Runner a = new Runner(task);
        Runner b = new Runner(task);
        a.start();
        b.start();
        a.join();
        b.join();
        assert a.ran && b.ran;
    }
}
