package ahead;

// Who joins holds a lock that the other needs.
class JoinsWithLock {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread a = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        synchronized (lock) {
            a.start();
            a.join();
        }
    }
}
