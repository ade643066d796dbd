package stubborn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Four workers and eight tasks, whose results are waited for.
class PoolOfFour {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int number = i;
            results.add(pool.submit(() -> number * number));
        }
        int sum = 0;
        for (Future<Integer> r : results) {
            sum += r.get();
        }
        pool.shutdown();
        if (sum != 140) {
            throw new AssertionError();
        }
    }
}
