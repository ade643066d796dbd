// verdict: safe
// The other thread only looks whether it is ready.
package owned;

import java.util.concurrent.FutureTask;

class TaskNotFilled extends FutureTask<Integer> {
    static volatile boolean ready;
    static volatile boolean ran;
    static volatile boolean filled;

    TaskNotFilled() {
        super(() -> {
            ran = true;
            return 1;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        TaskNotFilled task = new TaskNotFilled();
        Thread other = new Thread(() -> {
            if (ready) {
                task.isDone();
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
