// verdict: safe
// main waits for a thread that never ends by itself; the interrupt frees main, and main then frees the thread.
package threads;

class InterruptEndsJoin {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Object lock = new Object();
        Thread t = new Thread(() -> {
            main.interrupt();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.start();
        try {
            t.join();
            assert false;
        } catch (InterruptedException e) {
            t.interrupt();
        }
    }
}
