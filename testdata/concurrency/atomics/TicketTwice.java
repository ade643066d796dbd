// verdict: violated
// error: java.lang.AssertionError
// twin: TicketLock
// Two threads can draw the same ticket.
package atomics;

class TicketTwice {
    static volatile int next, called;
    static int inside;

    static void use() {
        int ticket = next++;
        while (called != ticket) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        called = ticket + 1;
    }

    public static void main(String[] args) {
        new Thread(TicketTwice::use).start();
        use();
    }
}
