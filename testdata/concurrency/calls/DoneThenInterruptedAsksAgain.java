// verdict: safe
// As DoneThenInterrupted, but who was interrupted asks once more, and is given the result then.
package calls;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

class DoneThenInterruptedAsksAgain {
    public static void main(String[] args) throws InterruptedException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        int[] result = {0};
        Thread t = new Thread(() -> {
            for (int tries = 0; tries < 2 && result[0] == 0; tries++) {
                try {
                    result[0] = task.get();
                } catch (InterruptedException | ExecutionException e) {
                    assert tries == 0 && task.isDone();
                }
            }
        });
        t.start();
        task.run();
        t.interrupt();
        t.join();
        assert result[0] == 1;
    }
}
