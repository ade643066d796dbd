// verdict: safe
// main notifies only when it saw the thread WAITING, and in this program it waits on nothing but the lock: the signal
// cannot be missed.
package threads;

class StateOfWaiter {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        synchronized (lock) { lock.notify(); }
    }
}
