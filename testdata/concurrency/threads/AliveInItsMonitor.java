// verdict: safe
// A thread needs its own monitor to end: who is in that keeps it as it is.
package threads;

class AliveInItsMonitor {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> { });
        worker.start();
        synchronized (worker) {
            boolean first = worker.isAlive();
            boolean second = worker.isAlive();
            assert first == second;
            assert !first == (worker.getState() == Thread.State.TERMINATED);
        }
    }
}
