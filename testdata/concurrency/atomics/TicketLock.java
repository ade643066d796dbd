// verdict: safe
// Tickets are unique, and only the one that is called enters.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class TicketLock {
    static final AtomicInteger NEXT = new AtomicInteger(), CALLED = new AtomicInteger();
    static int inside;

    static void use() {
        int ticket = NEXT.getAndIncrement();
        while (CALLED.get() != ticket) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        CALLED.incrementAndGet();
    }

    public static void main(String[] args) {
        new Thread(TicketLock::use).start();
        new Thread(TicketLock::use).start();
        use();
    }
}
