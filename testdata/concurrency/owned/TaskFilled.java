// verdict: violated
// error: java.lang.AssertionError
// twin: TaskNotFilled
// Another thread says that the task is done in front of its run, which has said that it is ready.
package owned;

import java.util.concurrent.FutureTask;

class TaskFilled extends FutureTask<Integer> {
    static volatile boolean ready;
    static volatile boolean ran;
    static volatile boolean filled;

    TaskFilled() {
        super(() -> {
            ran = true;
            return 1;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        TaskFilled task = new TaskFilled();
        Thread other = new Thread(() -> {
            if (ready) {
                task.set(2);
                filled = true;
            }
        });
        other.start();
        ready = true;
        task.run();
        other.join();
        assert !filled || ran;
    }
}
