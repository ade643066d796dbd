// verdict: violated
// error: java.lang.AssertionError
// Refilling too early puts newer values on top of older ones: add 1, 2, remove, add 4, remove gives 4 instead of 2.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;

class TwoStackQueueEager {
    private final ArrayDeque<Integer> in = new ArrayDeque<>(), out = new ArrayDeque<>();

    void add(int v) {
        in.push(v);
    }

    Integer remove() {
        while (!in.isEmpty()) out.push(in.pop());
        return out.poll();
    }

    public static void main(String[] args) {
        TwoStackQueueEager queue = new TwoStackQueueEager();
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
