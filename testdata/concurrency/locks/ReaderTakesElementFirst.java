// verdict: safe
// The element is there before the lock is needed.
package locks;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTakesElementFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    static void first() {
        lock.readLock().lock();
        try {
            queue.take();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        lock.readLock().unlock();
    }

    static void second() {
        queue.add(1);
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderTakesElementFirst::first).start();
        new Thread(ReaderTakesElementFirst::second).start();
        new Thread(ReaderTakesElementFirst::write).start();
    }
}
