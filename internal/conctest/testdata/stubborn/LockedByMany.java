package stubborn;

// Each of 60 threads adds to a sum under a lock; they are joined in turn.
class LockedByMany {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        int many = 60;
        Thread[] threads = new Thread[many];
        for (int i = 0; i < many; i++) {
            threads[i] = new Thread(() -> {
                synchronized (lock) {
                    sum++;
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        if (sum != many) {
            throw new AssertionError();
        }
    }
}
