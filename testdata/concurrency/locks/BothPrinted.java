// verdict: violated
// error: java.lang.AssertionError
// The text of a lock for both shows when it is given up.
// twin: BothPrintedNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class BothPrinted {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            inside = 1;
            lock.writeLock().unlock();
        }).start();
        boolean seen = inside == 1 && lock.toString().contains("Write locks = 1");
        assert !seen;
    }
}
