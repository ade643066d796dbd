// verdict: safe
// Two readers may hold the read lock at the same time: each waits inside for the other, and both get through.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersTogether {
    static volatile boolean first, second;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            first = true;
            while (!second) Thread.yield();
            lock.readLock().unlock();
        }).start();
        lock.readLock().lock();
        second = true;
        while (!first) Thread.yield();
        lock.readLock().unlock();
    }
}
