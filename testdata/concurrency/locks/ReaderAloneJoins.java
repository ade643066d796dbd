// verdict: violated
// error: deadlock
// The lock is taken for reading by a thread that is the only one again, and has others afterwards.
// twin: ReaderAloneJoinsFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAloneJoins {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void second() {
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread before = new Thread(() -> { });
        before.start();
        before.join();
        lock.readLock().lock();
        Thread second = new Thread(ReaderAloneJoins::second);
        second.start();
        new Thread(ReaderAloneJoins::write).start();
        second.join();
        lock.readLock().unlock();
    }
}
