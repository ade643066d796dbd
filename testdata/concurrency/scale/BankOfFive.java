// verdict: violated
// error: java.lang.AssertionError
// twin: BankOfFiveLocked
// Transfers read a balance before they take the lock.
package scale;

class BankOfFive {
    static final int N = 5;
    static final int[] BALANCE = new int[N];
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        all(N, i -> () -> {
            int to = (i + 1) % N;
            int had = BALANCE[to];
            synchronized (LOCK) {
                BALANCE[i]--;
                BALANCE[to] = had + 1;
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
