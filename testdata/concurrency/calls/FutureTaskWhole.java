// verdict: safe
// Who gets the result waits until it is there.
package calls;

import java.util.concurrent.FutureTask;

class FutureTaskWhole {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        boolean done = task.isDone();
        int got = task.get();
        t.join();
        System.out.println(done + " " + got);
        assert got == 1 && task.isDone() && !task.isCancelled();
    }
}
