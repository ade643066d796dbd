// verdict: safe
// Who notifies it does not need the lock before.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderWaitsInMonitorFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Object monitor = new Object();
    static boolean go;

    static void first() {
        synchronized (monitor) {
            lock.readLock().lock();
            try {
                while (!go) {
                    monitor.wait();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            lock.readLock().unlock();
        }
    }

    static void second() {
        synchronized (monitor) {
            go = true;
            monitor.notify();
        }
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderWaitsInMonitorFirst::first).start();
        new Thread(ReaderWaitsInMonitorFirst::second).start();
        new Thread(ReaderWaitsInMonitorFirst::write).start();
    }
}
