// verdict: violated
// error: java.lang.AssertionError
// twin: SlotsEach
// The last two have the same.
package scale;

import java.util.concurrent.Executors;

class SlotsOverlap {
    public static void main(String[] args) {
        int[] slots = new int[49];
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i <= slots.length; i++) {
                int n = i;
                executor.submit(() -> slots[Math.min(n, slots.length - 1)] = n);
            }
        }
        assert slots[48] == 49;
    }
}
