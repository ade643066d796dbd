// verdict: violated
// error: java.lang.AssertionError
// twin: BlockedOrOnItsWay
// A thread in front of a monitor is not blocked before it has tried to enter.
package threads;

class BlockedOnceItTries {
    static volatile boolean near;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            near = true;
            synchronized (lock) { }
        });
        synchronized (lock) {
            worker.start();
            if (near) {
                Thread.State state = worker.getState();
                assert state == Thread.State.BLOCKED;
            }
        }
    }
}
