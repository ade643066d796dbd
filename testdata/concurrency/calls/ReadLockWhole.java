// verdict: safe
// Readers see nothing half written, and do not keep each other out.
package calls;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockWhole {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int[] n = new int[1];
        Thread t = new Thread(() -> {
            lock.readLock().lock();
            System.out.println(n[0]);
            assert n[0] == 0 || n[0] == 2;
            lock.readLock().unlock();
        });
        t.start();
        lock.writeLock().lock();
        n[0]++;
        n[0]++;
        lock.writeLock().unlock();
        boolean read = lock.readLock().tryLock();
        assert read;
        lock.readLock().unlock();
    }
}
