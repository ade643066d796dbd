// verdict: violated
// error: deadlock
// twin: EndsWithoutLock
// A thread ends and keeps its lock: another one waits for ever, if it comes later.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class EndsWithLock {
    static int count;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            if (count++ == 0) {
                lock.unlock();
            }
        }).start();
        lock.lock();
        count++;
        lock.unlock();
        lock.lock();
        lock.unlock();
    }
}
