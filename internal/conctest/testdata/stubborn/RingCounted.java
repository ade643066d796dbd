package stubborn;

/** As RingOrdered, and what each two neighbours count lies in one array. */
class RingCounted {
    static final int N = 12;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = new Object[N];
        for (int i = 0; i < N; i++) {
            locks[i] = new Object();
        }
        int[] counts = new int[N];
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            int low = Math.min(i, (i + 1) % N);
            int high = Math.max(i, (i + 1) % N);
            threads[i] = new Thread(() -> {
                synchronized (locks[low]) {
                    synchronized (locks[high]) {
                        counts[low]++;
                        counts[high]++;
                    }
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        for (int c : counts) {
            if (c != 2) {
                throw new AssertionError(c);
            }
        }
    }
}
