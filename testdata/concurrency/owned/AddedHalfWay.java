// verdict: violated
// error: java.lang.AssertionError
// twin: AddedUnseen
// Somebody looks while the second number is missing.
package owned;

import java.util.concurrent.atomic.AtomicInteger;

class AddedHalfWay {
    static final AtomicInteger count = new AtomicInteger();
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count.addAndGet(2));
        Thread b = new Thread(() -> {
            count.addAndGet(3);
        });
        a.start();
        b.start();
        if (count.get() == 3) {
            seen = 1;
        }
        a.join();
        b.join();
        assert count.get() == 5 && seen == 0;
    }
}
