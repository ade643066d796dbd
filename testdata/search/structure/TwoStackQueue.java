// verdict: safe
// paths: 64
// Two stacks make a queue if the second is refilled only when it is empty: all 2^6 sequences agree with the model.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;

class TwoStackQueue {
    private final ArrayDeque<Integer> in = new ArrayDeque<>(), out = new ArrayDeque<>();

    void add(int v) {
        in.push(v);
    }

    Integer remove() {
        if (out.isEmpty()) while (!in.isEmpty()) out.push(in.pop());
        return out.poll();
    }

    public static void main(String[] args) {
        TwoStackQueue queue = new TwoStackQueue();
        ArrayDeque<Integer> model = new ArrayDeque<>();
        for (int step = 1; step <= 6; step++) {
            if (Verify.getBoolean()) {
                queue.add(step);
                model.add(step);
            } else {
                Integer got = queue.remove(), want = model.poll();
                assert got == null ? want == null : got.equals(want);
            }
        }
    }
}
