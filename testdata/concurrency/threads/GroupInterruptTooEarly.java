// verdict: violated
// error: deadlock
// twin: GroupInterrupt
// A thread that is added after the interrupt does not get it.
package threads;

class GroupInterruptTooEarly {
    static void waitForInterrupt() {
        Object lock = new Object();
        synchronized (lock) {
            try {
                while (true) lock.wait();
            } catch (InterruptedException e) { }
        }
    }

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        new Thread(group::interrupt).start();
        new Thread(group, GroupInterruptTooEarly::waitForInterrupt).start();
    }
}
