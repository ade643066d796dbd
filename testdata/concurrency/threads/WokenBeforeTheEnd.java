// verdict: violated
// error: java.lang.AssertionError
// twin: JoinWaitsOn
// Who waits in the monitor of a thread may be woken by a notification that is not its end.
package threads;

class WokenBeforeTheEnd {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            Thread me = Thread.currentThread();
            synchronized (me) {
                me.notifyAll();
            }
            done = true;
        });
        synchronized (worker) {
            worker.start();
            worker.wait();
        }
        assert done;
    }
}
