// verdict: safe
// All take the lower fork first.
package scale;

class FivePhilosophersOrdered {
    static final int N = 5;

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = new Object[N];
        int[] meals = new int[N];
        for (int i = 0; i < N; i++) {
            forks[i] = new Object();
        }
        all(N, i -> () -> {
            Object first = forks[Math.min(i, (i + 1) % N)], second = forks[Math.max(i, (i + 1) % N)];
            if (first == second) {
                second = forks[0];
            }
            synchronized (first) {
                synchronized (second) {
                    meals[i]++;
                }
            }
        });
        for (int m : meals) {
            assert m == 1;
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
