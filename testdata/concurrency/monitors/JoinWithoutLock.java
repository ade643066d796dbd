// verdict: safe
// The lock is free while main waits.
package monitors;

class JoinWithoutLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) { }
        });
        t.start();
        synchronized (lock) { }
        t.join();
    }
}
