// verdict: safe
// A notification wakes who joins, but it waits on as long as the thread is alive.
package threads;

class JoinWaitsOn {
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
            worker.join();
        }
        assert done;
    }
}
