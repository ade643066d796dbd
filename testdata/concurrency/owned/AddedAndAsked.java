// verdict: violated
// error: java.lang.AssertionError
// twin: AddedUnseen
// One does.
package owned;

import java.util.concurrent.atomic.AtomicInteger;

class AddedAndAsked {
    static final AtomicInteger count = new AtomicInteger();
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count.addAndGet(2));
        Thread b = new Thread(() -> {
            if (count.addAndGet(3) == 3) {
                seen = 1;
            }
        });
        a.start();
        b.start();
        
        a.join();
        b.join();
        assert count.get() == 5 && seen == 0;
    }
}
