// verdict: safe
// Who holds the lock is alone, and who only tries may go without.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class ReentrantLockWhole {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        int[] n = new int[1];
        boolean[] tried = new boolean[1];
        Thread t = new Thread(() -> {
            if (tried[0] = lock.tryLock()) {
                n[0]++;
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        int before = n[0]++;
        assert lock.isHeldByCurrentThread() && lock.getHoldCount() == 1;
        lock.unlock();
        t.join();
        System.out.println(before + " " + tried[0]);
        assert n[0] == (tried[0] ? 2 : 1) && before <= n[0] - 1;
    }
}
