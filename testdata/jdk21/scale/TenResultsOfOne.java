// verdict: violated
// error: java.lang.AssertionError
// twin: TenResults
// They take what the others have left, in any order.
package scale;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class TenResultsOfOne {
    public static void main(String[] args) throws Exception {
        AtomicInteger next = new AtomicInteger();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                tasks.add(next::getAndIncrement);
            }
            int at = 0;
            for (var result : executor.invokeAll(tasks)) {
                assert result.get() == at++;
            }
        }
    }
}
