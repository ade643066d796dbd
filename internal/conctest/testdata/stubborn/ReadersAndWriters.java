package stubborn;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers of two numbers that are always equal. */
class ReadersAndWriters {
    private static final int READERS = 4, WRITERS = 2;
    private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private static int low, high;

    private static void write() {
        lock.writeLock().lock();
        try {
            low++;
            high++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    private static void read() {
        lock.readLock().lock();
        try {
            if (low != high) {
                throw new AssertionError();
            }
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[READERS + WRITERS];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = i < READERS ? new Thread(ReadersAndWriters::read) : new Thread(ReadersAndWriters::write);
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (low != WRITERS) {
            throw new AssertionError();
        }
    }
}
