// verdict: safe
// A thread that cannot end is in its group; one that has ended is not. The waiter ends by main's notification, which it
// cannot miss for main holds the lock from before the start.
package threads;

class GroupCountJoined {
    static boolean go;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Object lock = new Object();
        Thread t = new Thread(group, () -> {
            synchronized (lock) {
                try {
                    while (!go) lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        synchronized (lock) {
            t.start();
            assert group.activeCount() == 1;
            go = true;
            lock.notify();
        }
        t.join();
        assert group.activeCount() == 0;
    }
}
