// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadPool
// A worker that finds the pool closed leaves although there are tasks.
package classic;

class ThreadPoolDropsTasks {
    private int tasks, done;
    private boolean closed;

    synchronized void submit() {
        tasks++;
        notify();
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized void work() {
        try {
            while (true) {
                while (tasks == 0 && !closed) wait();
                if (closed) return;
                tasks--;
                done++;
            }
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolDropsTasks pool = new ThreadPoolDropsTasks();
        Thread t = new Thread(pool::work);
        t.start();
        pool.submit();
        pool.close();
        t.join();
        assert pool.done == 1;
    }
}
