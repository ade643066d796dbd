// verdict: violated
// error: property
// set: +listener=AtomicityChecker
// twin: MarkedAtomicLocked
// oracle: skip
// Another deposit may come between reading and writing the balance; that nobody looks at it then changes nothing.
package atomicity;

import gov.nasa.jpf.annotation.Atomic;

class MarkedAtomic {
    private int balance;

    synchronized int get() { return balance; }

    synchronized void set(int b) { balance = b; }

    @Atomic void deposit(int n) { set(get() + n); }

    public static void main(String[] args) {
        MarkedAtomic account = new MarkedAtomic();
        new Thread(() -> account.deposit(1)).start();
        account.deposit(2);
    }
}
