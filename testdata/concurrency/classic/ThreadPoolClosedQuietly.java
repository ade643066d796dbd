// verdict: violated
// error: deadlock
// twin: ThreadPool
// close notifies one worker only: the other one, if it waits, never hears of it.
package classic;

class ThreadPoolClosedQuietly {
    private boolean closed;

    synchronized void close() {
        closed = true;
        notify();
    }

    synchronized void work() {
        try {
            while (!closed) wait();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        ThreadPoolClosedQuietly pool = new ThreadPoolClosedQuietly();
        new Thread(pool::work).start();
        new Thread(pool::work).start();
        pool.close();
    }
}
