// verdict: safe
// Producers and consumers of one cell.
package scale;

class ProducersOfSixAll {
    static final int N = 6;
    static final Object LOCK = new Object();
    static boolean full;

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> i % 2 == 0 ? () -> move(false) : () -> move(true));
    }

    static void move(boolean take) {
        synchronized (LOCK) {
            while (full != take) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            full = !full;
            LOCK.notifyAll();
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
