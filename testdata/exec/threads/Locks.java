package threads;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** ReentrantLock with conditions, read-write locks, StampedLock, LockSupport permits. */
public class Locks {
    static class Bounded {
        private final Lock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        private final Deque<Integer> q = new ArrayDeque<>();

        void put(int v) throws InterruptedException {
            lock.lock();
            try {
                while (q.size() == 2) {
                    notFull.await();
                }
                q.addLast(v);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        int take() throws InterruptedException {
            lock.lock();
            try {
                while (q.isEmpty()) {
                    notEmpty.await();
                }
                int v = q.removeFirst();
                notFull.signal();
                return v;
            } finally {
                lock.unlock();
            }
        }
    }

    static int shared;

    static String fromOther(java.util.concurrent.Callable<String> c) throws Exception {
        String[] r = new String[1];
        Thread t = new Thread(() -> {
            try {
                r[0] = c.call();
            } catch (Exception e) {
                r[0] = e.toString();
            }
        });
        t.start();
        t.join();
        return r[0];
    }

    public static void main(String[] args) throws Exception {
        Bounded b = new Bounded();
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 30; i++) {
                    b.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        p.start();
        int sum = 0;
        for (int i = 0; i < 30; i++) {
            sum = sum * 3 % 10007 + b.take();
        }
        p.join();
        System.out.println(sum);
        ReentrantLock rl = new ReentrantLock(true);
        rl.lock();
        rl.lock();
        System.out.println(rl.getHoldCount() + " " + rl.isHeldByCurrentThread() + rl.isLocked() + rl.isFair() + " " + fromOther(() -> rl.tryLock() + "" + rl.tryLock(1, TimeUnit.MILLISECONDS)));
        rl.unlock();
        rl.unlock();
        System.out.println(fromOther(() -> "" + rl.tryLock()) + " " + rl.isLocked());
        try {
            rl.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner " + e.getMessage());
        }
        ReentrantLock l2 = new ReentrantLock();
        Condition c = l2.newCondition();
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without lock");
        }
        l2.lock();
        System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0) + " " + l2.hasWaiters(c));
        l2.unlock();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    l2.lock();
                    try {
                        shared++;
                    } finally {
                        l2.unlock();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(shared);
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(fromOther(() -> {
            boolean r = rw.readLock().tryLock();
            boolean w = rw.writeLock().tryLock();
            if (r) {
                rw.readLock().unlock();
            }
            return r + "," + w;
        }));
        System.out.println("upgrade " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println("downgraded " + ((ReentrantReadWriteLock) rw).getReadHoldCount() + ((ReentrantReadWriteLock) rw).isWriteLocked());
        rw.readLock().unlock();
        try {
            rw.readLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            rw.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no read conditions");
        }
        StampedLock sl = new StampedLock();
        long stamp = sl.tryOptimisticRead();
        System.out.println(sl.validate(stamp));
        long w = sl.writeLock();
        System.out.println(sl.validate(stamp) + " " + sl.isWriteLocked() + " " + fromOther(() -> "" + sl.tryReadLock() + sl.tryOptimisticRead()));
        long r = sl.tryConvertToReadLock(w);
        System.out.println((r != 0) + " " + sl.isReadLocked() + " " + sl.getReadLockCount());
        long w2 = sl.tryConvertToWriteLock(r);
        System.out.println(w2 != 0);
        sl.unlock(w2);
        try {
            sl.unlockWrite(w2);
        } catch (IllegalMonitorStateException e) {
            System.out.println("stale stamp");
        }
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("one permit");
        LockSupport.parkNanos(1000);
        Thread parked = new Thread(() -> {
            while (shared != -1) {
                LockSupport.park(b);
            }
        });
        parked.start();
        while (parked.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        System.out.println(LockSupport.getBlocker(parked) == b);
        shared = -1;
        LockSupport.unpark(parked);
        parked.join();
        System.out.println("unparked");
    }
}
