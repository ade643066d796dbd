// verdict: safe
// The other one leaves the monitor first.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderEntersMonitorFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Object monitor = new Object();
    static int value;

    static void first() {
        lock.readLock().lock();
        synchronized (monitor) {
            value++;
        }
        lock.readLock().unlock();
    }

    static void second() {
        synchronized (monitor) {
            value++;
        }
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderEntersMonitorFirst::first).start();
        new Thread(ReaderEntersMonitorFirst::second).start();
        new Thread(ReaderEntersMonitorFirst::write).start();
    }
}
