// verdict: safe
// One reference to an immutable pair changes both at once.
package atomics;

import java.util.concurrent.atomic.AtomicReference;

class ReferenceOfPair {
    record Range(int low, int high) { }

    public static void main(String[] args) {
        AtomicReference<Range> range = new AtomicReference<>(new Range(0, 1));
        new Thread(() -> range.set(new Range(5, 6))).start();
        Range r = range.get();
        assert r.low() < r.high();
    }
}
