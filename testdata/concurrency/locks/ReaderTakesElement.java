// verdict: violated
// error: deadlock
// A thread that has the lock for reading waits for an element of a queue: a writer that waits for it keeps out who it waits for.
// twin: ReaderTakesElementFirst
package locks;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTakesElement {
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
        lock.readLock().lock();
        queue.add(1);
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderTakesElement::first).start();
        new Thread(ReaderTakesElement::second).start();
        new Thread(ReaderTakesElement::write).start();
    }
}
