// verdict: safe
// Nobody asks in which order numbers are added.
package owned;

import java.util.concurrent.atomic.AtomicInteger;

class AddedUnseen {
    static final AtomicInteger count = new AtomicInteger();
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count.addAndGet(2));
        Thread b = new Thread(() -> {
            count.addAndGet(3);
        });
        a.start();
        b.start();
        
        a.join();
        b.join();
        assert count.get() == 5 && seen == 0;
    }
}
