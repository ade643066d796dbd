// verdict: violated
// error: deadlock
// A thread that has the lock for reading enters a monitor, in which another one takes the lock for reading.
// twin: ReaderEntersMonitorFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderEntersMonitor {
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
            lock.readLock().lock();
            value++;
            lock.readLock().unlock();
        }
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderEntersMonitor::first).start();
        new Thread(ReaderEntersMonitor::second).start();
        new Thread(ReaderEntersMonitor::write).start();
    }
}
