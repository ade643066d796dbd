// verdict: safe
// It never ends, and is blocked by nobody.
package threads;

class ParkedOrOnItsWay {
    static volatile boolean near;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            near = true;
            while (true) java.util.concurrent.locks.LockSupport.park();
        });
        worker.setDaemon(true);
        worker.start();
        if (near) {
            Thread.State state = worker.getState();
            assert state == Thread.State.WAITING || state == Thread.State.RUNNABLE;
        }
    }
}
