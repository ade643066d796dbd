// verdict: safe
// Each task has a slot, which is read behind close.
package scale;

import java.util.concurrent.Executors;

class SlotsEach {
    public static void main(String[] args) {
        int[] slots = new int[50];
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < slots.length; i++) {
                int n = i;
                executor.submit(() -> slots[n] = n);
            }
        }
        for (int i = 0; i < slots.length; i++) {
            assert slots[i] == i;
        }
    }
}
