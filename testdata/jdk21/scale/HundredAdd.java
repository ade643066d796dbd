// verdict: safe
// close waits for all of them.
package scale;

import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class HundredAdd {
    public static void main(String[] args) {
        AtomicInteger sum = new AtomicInteger();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 100; i++) {
                int n = i;
                executor.submit(() -> {
                    sum.addAndGet(n);
                });
            }
        }
        assert sum.get() == 4950;
    }
}
