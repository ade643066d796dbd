// verdict: violated
// error: java.lang.AssertionError
// Without the test for a full ring the third offer overwrites the oldest value: offer 1, 2, 3, then poll gives 3, not 1.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;

class RingBufferOverwrites {
    private final int[] slots = new int[2];
    private int head, size;

    boolean offer(int v) {
        slots[(head + size) % slots.length] = v;
        size++;
        return true;
    }

    int poll() {
        int v = slots[head];
        head = (head + 1) % slots.length;
        size--;
        return v;
    }

    public static void main(String[] args) {
        RingBufferOverwrites ring = new RingBufferOverwrites();
        ArrayDeque<Integer> model = new ArrayDeque<>();
        for (int step = 1; step <= 6; step++) {
            if (Verify.getBoolean()) {
                if (ring.offer(step)) model.add(step);
            } else if (!model.isEmpty()) {
                assert ring.poll() == model.poll();
            }
            assert ring.size == model.size();
        }
    }
}
