// verdict: violated
// error: deadlock
// twin: RingOfFiveOrdered
// Each of five threads holds the lock that the one before it wants.
package scale;

class RingOfFive {
    static final int N = 5;
    static int moved;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = new Object[N];
        for (int i = 0; i < N; i++) {
            locks[i] = new Object();
        }
        all(N, i -> () -> {
            int left = i, right = (i + 1) % N;
            synchronized (locks[left]) {
                synchronized (locks[right]) {
                    moved = i;
                }
            }
        });
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
