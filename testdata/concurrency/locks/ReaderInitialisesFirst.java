// verdict: safe
// The class is initialised without the lock.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderInitialisesFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static class Lazy {
        static final int[] VALUES = new int[1];

        static {
            VALUES[0] = 1;
        }
    }

    static void first() {
        lock.readLock().lock();
        assert Lazy.VALUES[0] == 1;
        lock.readLock().unlock();
    }

    static void second() {
        assert Lazy.VALUES[0] == 1;
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderInitialisesFirst::first).start();
        new Thread(ReaderInitialisesFirst::second).start();
        new Thread(ReaderInitialisesFirst::write).start();
    }
}
