// verdict: safe
// One of five threads takes its locks the other way round.
package scale;

class RingOfFiveOrdered {
    static final int N = 5;
    static int moved;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = new Object[N];
        for (int i = 0; i < N; i++) {
            locks[i] = new Object();
        }
        all(N, i -> () -> {
            int left = i, right = (i + 1) % N;
            if (right < left) {
                left = right;
                right = i;
            }
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
