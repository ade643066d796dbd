// verdict: violated
// error: deadlock
// A thread that has the lock for reading waits in a monitor that it was in before.
// twin: ReaderWaitsInMonitorFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderWaitsInMonitor {
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
        lock.readLock().lock();
        lock.readLock().unlock();
        synchronized (monitor) {
            go = true;
            monitor.notify();
        }
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderWaitsInMonitor::first).start();
        new Thread(ReaderWaitsInMonitor::second).start();
        new Thread(ReaderWaitsInMonitor::write).start();
    }
}
