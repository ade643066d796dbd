package stubborn;

// The hundredth thread counts without the lock.
class HundredWrong {
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
            if (i == 99) {
                threads[i] = new Thread(() -> count++);
            }
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
