// verdict: violated
// error: java.lang.AssertionError
// twin: TaskDoneOnce
// Its result is thrown away, so it is never done, and both threads may run it; but not
// at once.
package owned;

import java.util.concurrent.FutureTask;

class TaskNeverDone extends FutureTask<Integer> {
    TaskNeverDone() {
        super(() -> {
            ((Runner) Thread.currentThread()).ran = true;
            return 7;
        });
    }

    @Override
    protected void set(Integer result) {
    }

    static class Runner extends Thread {
        boolean ran;

        Runner(Runnable task) {
            super(task);
        }
    }

    public static void main(String[] args) throws Exception {
        TaskNeverDone task = new TaskNeverDone();
        Runner a = new Runner(task);
        Runner b = new Runner(task);
        a.start();
        b.start();
        a.join();
        b.join();
        assert a.ran && b.ran;
    }
}
