// verdict: safe
// Who signals it does not need the lock before.
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAwaitsConditionFirst {
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
        other.lock();
        go = true;
        gone.signal();
        other.unlock();
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderAwaitsConditionFirst::first).start();
        new Thread(ReaderAwaitsConditionFirst::second).start();
        new Thread(ReaderAwaitsConditionFirst::write).start();
    }
}
