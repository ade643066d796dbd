// verdict: violated
// error: deadlock
// twin: NotifyOfFive
// The state is asked without the lock, so that a notification can be lost.
package scale;

class LostNotifyOfFive {
    static final int N = 5;
    static final Object LOCK = new Object();
    static volatile boolean set;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i == N - 1 ? LostNotifyOfFive::tell : LostNotifyOfFive::await);
    }

    static void tell() {
        synchronized (LOCK) {
            set = true;
            LOCK.notifyAll();
        }
    }

    static void await() {
        try {
            if (!set) {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void all(int n, java.util.function.IntFunction<Runnable> work) throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(work.apply(i));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
