// verdict: safe
// As EndsWithLock, but the lock is given up in any case.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class EndsWithoutLock {
    static int count;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.lock();
            if (count++ == 0) {
                lock.unlock();
            } else {
                lock.unlock();
            }
            lock.unlock();
        }).start();
        lock.lock();
        count++;
        lock.unlock();
        lock.lock();
        lock.unlock();
    }
}
