// verdict: safe
// It is blocked or on its way, for main is in the monitor.
package threads;

class BlockedOrOnItsWay {
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
                assert state == Thread.State.BLOCKED || state == Thread.State.RUNNABLE;
            }
        }
    }
}
