// verdict: violated
// error: java.lang.AssertionError
// twin: ReferenceOfPair
// Two atomic references are not one: a reader can come between the two writes.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class ReferencePair {
    public static void main(String[] args) {
        AtomicInteger low = new AtomicInteger(0), high = new AtomicInteger(1);
        new Thread(() -> {
            low.set(5);
            high.set(6);
        }).start();
        int l = low.get(), h = high.get();
        assert l < h;
    }
}
