// verdict: violated
// error: deadlock
// twin: StateOfWaiter
// A thread that is not NEW need not be waiting yet: it may be RUNNABLE or BLOCKED.
package threads;

class StateOfBlocked {
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
        while (t.getState() == Thread.State.NEW) Thread.yield();
        synchronized (lock) { lock.notify(); }
    }
}
