// verdict: safe
// Each adds in one step, however the threads were made.
package virtual;

import java.util.concurrent.atomic.AtomicInteger;

class AtomicCount {
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(n::incrementAndGet);
        Thread b = Thread.ofVirtual().name("b").start(n::incrementAndGet);
        Thread c = Thread.ofPlatform().start(n::incrementAndGet);
        a.join();
        b.join();
        c.join();
        assert n.get() == 3;
    }
}
