// verdict: safe
// paths: 64
// Six steps of two kinds: 2^6 paths. The ring refuses what does not fit, so it always holds what the model holds.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;

class RingBuffer {
    private final int[] slots = new int[2];
    private int head, size;

    boolean offer(int v) {
        if (size == slots.length) return false;
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
        RingBuffer ring = new RingBuffer();
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
