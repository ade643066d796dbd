// verdict: violated
// error: java.lang.AssertionError
// The last reader knows by a value of its own that it came first.
// twin: ReadersBesideLocals
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersBesideLocalsToldApart {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ThreadLocal<Integer> own = new ThreadLocal<>();
    static volatile int came, last;
    static int low, high;

    static void read() {
        own.set(came++);
        lock.readLock().lock();
        try {
            int seen = low;
            assert seen == high;
        } finally {
            lock.readLock().unlock();
        }
        last++;
        assert own.get() == 1 || last != 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] readers = new Thread[2];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(ReadersBesideLocalsToldApart::read);
            readers[i].start();
        }
        lock.writeLock().lock();
        low++;
        high++;
        lock.writeLock().unlock();
        for (Thread reader : readers) {
            reader.join();
        }
        assert lock.getReadLockCount() == 0 && lock.getReadHoldCount() == 0;
    }
}
