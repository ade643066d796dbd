// verdict: violated
// error: java.lang.AssertionError
// twin: ArrayElements
// Moving one from an element to another takes two steps; between them the sum is wrong.
package atomics;

import java.util.concurrent.atomic.AtomicIntegerArray;

class ArraySnapshot {
    public static void main(String[] args) {
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 0});
        new Thread(() -> {
            a.decrementAndGet(0);
            a.incrementAndGet(1);
        }).start();
        assert a.get(0) + a.get(1) == 1;
    }
}
