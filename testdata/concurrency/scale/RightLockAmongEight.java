// verdict: safe
// Eight threads take the same lock.
package scale;

class RightLockAmongEight {
    static final int N = 8;
    static final Object LOCK = new Object(), OTHER = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            synchronized (i == 5 ? LOCK : LOCK) {
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
