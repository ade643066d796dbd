// verdict: violated
// error: java.lang.AssertionError
// twin: LongAccumulates
// The larger value can be overwritten by the smaller one that was compared before.
package atomics;

import java.util.concurrent.atomic.AtomicLong;

class MaxByHand {
    static final AtomicLong MAX = new AtomicLong();

    static void raise(long v) {
        if (MAX.get() < v) MAX.set(v);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> raise(5));
        t.start();
        raise(3);
        t.join();
        assert MAX.get() == 5;
    }
}
