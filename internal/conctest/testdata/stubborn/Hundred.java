package stubborn;

// A hundred threads do the same, more than have bits in a word; what they count is known to
// be behind them.
class Hundred {
    static final Object LOCK = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[100];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                synchronized (LOCK) {
                    count++;
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (count != 100) {
            throw new AssertionError();
        }
    }
}
