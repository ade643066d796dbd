package stubborn;

// Five threads count under a lock. Main waits for four of them, and looks without the lock.
class CountedJoinedNotAll {
    private static final Object LOCK = new Object();
    private static int count;

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                synchronized (LOCK) {
                    count++;
                    count++;
                }
            });
            threads[i].start();
        }
        for (int i = 0; i < 4; i++) {
            threads[i].join();
        }
        if (count == 9) {
            throw new AssertionError("in the middle");
        }
    }
}
