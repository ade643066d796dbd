// verdict: violated
// error: java.lang.AssertionError
// twin: HundredAdd
// Two of them read the same number.
package scale;

import java.util.concurrent.Executors;

class HundredCount {
    static int sum;

    public static void main(String[] args) {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 100; i++) {
                executor.submit(() -> sum++);
            }
        }
        assert sum == 100;
    }
}
