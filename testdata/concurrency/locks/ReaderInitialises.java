// verdict: violated
// error: deadlock
// A thread that has the lock for reading needs a class that another one is about to initialise, which takes the lock for reading.
// twin: ReaderInitialisesFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderInitialises {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static class Lazy {
        static final int[] VALUES = new int[1];

        static {
            lock.readLock().lock();
            VALUES[0] = 1;
            lock.readLock().unlock();
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
        new Thread(ReaderInitialises::first).start();
        new Thread(ReaderInitialises::second).start();
        new Thread(ReaderInitialises::write).start();
    }
}
