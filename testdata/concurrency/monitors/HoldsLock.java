// verdict: safe
// holdsLock speaks of the asking thread only: it is false in the thread while main holds the lock.
package monitors;

class HoldsLock {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            assert !Thread.holdsLock(lock);
            synchronized (lock) { assert Thread.holdsLock(lock); }
        }).start();
        synchronized (lock) { assert Thread.holdsLock(lock); }
    }
}
