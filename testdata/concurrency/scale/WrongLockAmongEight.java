// verdict: violated
// error: java.lang.AssertionError
// twin: RightLockAmongEight
// One of eight threads takes a lock of its own.
package scale;

class WrongLockAmongEight {
    static final int N = 8;
    static final Object LOCK = new Object(), OTHER = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            synchronized (i == 5 ? OTHER : LOCK) {
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
