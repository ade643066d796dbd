// verdict: violated
// error: java.lang.AssertionError
// twin: HundredAdd
// shutdown does not wait.
package scale;

import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class HundredAddAndAsk {
    public static void main(String[] args) {
        AtomicInteger sum = new AtomicInteger();
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        for (int i = 0; i < 100; i++) {
            executor.execute(sum::incrementAndGet);
        }
        executor.shutdown();
        assert sum.get() == 100;
    }
}
