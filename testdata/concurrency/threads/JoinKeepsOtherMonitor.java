// verdict: violated
// error: deadlock
// twin: JoinGivesUpMonitor
// Joining gives up the monitor of the thread that is to end, and no other.
package threads;

class JoinKeepsOtherMonitor {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) { }
        });
        synchronized (lock) {
            synchronized (worker) {
                worker.start();
                worker.join();
            }
        }
    }
}
