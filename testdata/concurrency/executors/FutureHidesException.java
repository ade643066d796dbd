// verdict: violated
// error: java.util.concurrent.ExecutionException
// twin: FutureExceptionHandled
// The exception of a task is thrown where the result is asked for; here, if the division comes before the assignment.
package executors;

import java.util.concurrent.FutureTask;

class FutureHidesException {
    static volatile int divisor;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1 / divisor);
        new Thread(f).start();
        divisor = 1;
        f.get();
    }
}
