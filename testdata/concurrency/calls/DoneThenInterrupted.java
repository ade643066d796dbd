// verdict: violated
// error:   java.lang.AssertionError
// twin:    DoneThenInterruptedAsksAgain
// Who waits for a task looks whether it is done first, and whether it was interrupted then. The task
// may be done, and the interrupt come behind it, in between: so it is told of the interrupt.
package calls;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

class DoneThenInterrupted {
    public static void main(String[] args) throws InterruptedException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(() -> {
            try {
                assert task.get() == 1;
            } catch (InterruptedException | ExecutionException e) {
                assert !task.isDone() : "it was done when the interrupt came";
            }
        });
        t.start();
        task.run();
        t.interrupt();
        t.join();
    }
}
