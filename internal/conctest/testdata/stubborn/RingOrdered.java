package stubborn;

/** Each of twelve threads takes two locks of a ring, the lower one first. */
class RingOrdered {
    static final int N = 12;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = new Object[N];
        for (int i = 0; i < N; i++) {
            locks[i] = new Object();
        }
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            int low = Math.min(i, (i + 1) % N);
            int high = Math.max(i, (i + 1) % N);
            threads[i] = new Thread(() -> {
                synchronized (locks[low]) {
                    synchronized (locks[high]) {
                    }
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
