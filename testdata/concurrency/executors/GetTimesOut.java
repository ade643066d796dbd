// verdict: violated
// error: java.util.concurrent.TimeoutException
// twin: FutureExceptionHandled
// A timed get gives up when the task is late.
package executors;

import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

class GetTimesOut {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        f.get(1, TimeUnit.MICROSECONDS);
    }
}
