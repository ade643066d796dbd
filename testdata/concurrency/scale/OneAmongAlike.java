// verdict: violated
// error: java.lang.AssertionError
// twin: AllAlike
// One thread among some that are alike counts without the lock.
package scale;

class OneAmongAlike {
    static final int N = 4;
    static final Object LOCK = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            if (i == 2) {
                count++;
                return;
            }
            synchronized (LOCK) {
                count++;
            }
        });
        assert count == N;
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
