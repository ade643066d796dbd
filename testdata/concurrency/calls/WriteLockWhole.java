// verdict: safe
// Who writes is alone.
package calls;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriteLockWhole {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int[] n = new int[1];
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            n[0]++;
            lock.writeLock().unlock();
        });
        t.start();
        boolean tried = lock.writeLock().tryLock();
        if (tried) {
            n[0]++;
            assert lock.isWriteLockedByCurrentThread() && lock.getReadLockCount() == 0;
            lock.writeLock().unlock();
        }
        t.join();
        System.out.println(tried);
        assert n[0] == (tried ? 2 : 1) && !lock.isWriteLocked();
    }
}
