package stubborn;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that are told apart by what they add, in three places under three locks. */
class SumsByMany {
    static final Object MONITOR = new Object();
    static final Lock LOCK = new ReentrantLock();
    static int sum;
    static final long[] SUMS = new long[1];
    int all;

    synchronized void add(int n) {
        all += n;
    }

    public static void main(String[] args) throws InterruptedException {
        SumsByMany sums = new SumsByMany();
        Thread[] threads = new Thread[20];
        for (int i = 0; i < threads.length; i++) {
            int n = i;
            threads[i] = new Thread(() -> {
                synchronized (MONITOR) {
                    sum += n;
                }
                LOCK.lock();
                try {
                    SUMS[0] += n;
                } finally {
                    LOCK.unlock();
                }
                sums.add(n);
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert sum == 190 && SUMS[0] == 190 && sums.all == 190;
    }
}
