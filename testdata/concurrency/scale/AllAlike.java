// verdict: safe
// Threads that do the same under a lock.
package scale;

class AllAlike {
    static final int N = 4;
    static final Object LOCK = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
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
