// verdict: violated
// error: java.lang.AssertionError
// twin: ParkedOrOnItsWay
// It may be seen between its last write and parking.
package threads;

class ParkedOnceItParks {
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
            assert state == Thread.State.WAITING;
        }
    }
}
