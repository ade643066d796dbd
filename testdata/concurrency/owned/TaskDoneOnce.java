// verdict: safe
// It is done when it was run, so one thread runs it, and the other one does not.
package owned;

import java.util.concurrent.FutureTask;

class TaskDoneOnce extends FutureTask<Integer> {
    TaskDoneOnce() {
        super(() -> {
            ((Runner) Thread.currentThread()).ran = true;
            return 7;
        });
    }

    @Override
    protected void set(Integer result) {
        super.set(result + 1);
    }

    static class Runner extends Thread {
        boolean ran;

        Runner(Runnable task) {
            super(task);
        }
    }

    public static void main(String[] args) throws Exception {
        TaskDoneOnce task = new TaskDoneOnce();
        Runner a = new Runner(task);
        Runner b = new Runner(task);
        a.start();
        b.start();
        a.join();
        b.join();
        assert a.ran != b.ran && task.get() == 8;
    }
}
