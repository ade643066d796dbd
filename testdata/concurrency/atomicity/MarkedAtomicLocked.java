// verdict: safe
// set: +listener=AtomicityChecker
// The whole deposit has the lock. That another thread looks in between would be no harm, either: here it cannot.
package atomicity;

import gov.nasa.jpf.annotation.Atomic;

class MarkedAtomicLocked {
    private int balance;

    synchronized int get() { return balance; }

    synchronized void set(int b) { balance = b; }

    @Atomic synchronized void deposit(int n) { set(get() + n); }

    public static void main(String[] args) {
        MarkedAtomicLocked account = new MarkedAtomicLocked();
        new Thread(() -> account.deposit(1)).start();
        account.deposit(2);
    }
}
