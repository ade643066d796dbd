// verdict: safe
// Joining waits in the monitor of the thread, and so gives it up, however often it is held.
package threads;

class JoinGivesUpMonitor {
    static class Worker extends Thread {
        int done;

        @Override
        public void run() {
            finish();
        }

        synchronized void finish() {
            done = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        synchronized (worker) {
            synchronized (worker) {
                worker.start();
                worker.join();
            }
            assert worker.done == 1;
            assert Thread.holdsLock(worker);
        }
        worker.join(0, 1);
    }
}
