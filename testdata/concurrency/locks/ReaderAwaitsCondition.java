// verdict: violated
// error: deadlock
// A thread that has the lock for reading awaits a condition of another lock.
// twin: ReaderAwaitsConditionFirst
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAwaitsCondition {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ReentrantLock other = new ReentrantLock();
    static final Condition gone = other.newCondition();
    static boolean go;

    static void first() {
        other.lock();
        lock.readLock().lock();
        while (!go) {
            gone.awaitUninterruptibly();
        }
        lock.readLock().unlock();
        other.unlock();
    }

    static void second() {
        lock.readLock().lock();
        lock.readLock().unlock();
        other.lock();
        go = true;
        gone.signal();
        other.unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderAwaitsCondition::first).start();
        new Thread(ReaderAwaitsCondition::second).start();
        new Thread(ReaderAwaitsCondition::write).start();
    }
}
