// verdict: safe
// Each has one of its own.
package scale;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class TenResults {
    public static void main(String[] args) throws Exception {
        int sum = 0;
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> results = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                int n = i;
                results.add(executor.submit(() -> n * n));
            }
            for (Future<Integer> result : results) {
                sum += result.get();
            }
        }
        assert sum == 285;
    }
}
