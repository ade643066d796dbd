// verdict: safe
// Who has its result finds it completed.
package calls;

import java.util.concurrent.FutureTask;

class FutureDone {
    public static void main(String[] args) throws Exception {
        FutureTask<String> task = new FutureTask<>(() -> "x");
        new Thread(task).start();
        boolean done = task.isDone();
        String got = task.get();
        assert got.equals("x") && task.toString().endsWith("[Completed normally]");
    }
}
