// verdict: safe
// Five transfers under one lock.
package scale;

class BankOfFiveLocked {
    static final int N = 5;
    static final int[] BALANCE = new int[N];
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            int to = (i + 1) % N;
            synchronized (LOCK) {
                BALANCE[i]--;
                BALANCE[to]++;
            }
        });
        int sum = 0;
        for (int b : BALANCE) {
            sum += b;
        }
        assert sum == 0;
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
