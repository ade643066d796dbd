// verdict: safe
// Both outcomes are provided for.
package executors;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

class FutureExceptionHandled {
    static volatile int divisor;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1 / divisor);
        new Thread(f).start();
        divisor = 1;
        try {
            assert f.get() == 1;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof ArithmeticException;
        }
    }
}
