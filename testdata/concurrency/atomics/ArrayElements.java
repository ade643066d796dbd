// verdict: safe
// Elements are separate atomic variables: every increment of each is counted.
package atomics;

import java.util.concurrent.atomic.AtomicIntegerArray;

class ArrayElements {
    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerArray a = new AtomicIntegerArray(2);
        Thread t = new Thread(() -> {
            a.incrementAndGet(0);
            a.incrementAndGet(1);
        });
        t.start();
        a.incrementAndGet(0);
        t.join();
        assert a.get(0) == 2 && a.get(1) == 1;
    }
}
