// verdict: violated
// error: java.lang.AssertionError
// twin: WriterAlone
// Writing under the read lock: readers do not exclude each other.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WritingReader {
    static int left, right;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            assert left == right;
            lock.readLock().unlock();
        }).start();
        lock.readLock().lock();
        left++;
        right++;
        lock.readLock().unlock();
    }
}
