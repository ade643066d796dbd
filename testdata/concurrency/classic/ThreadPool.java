// verdict: safe
// A pool by hand: two workers take tasks until the pool is closed and empty; all tasks are done.
package classic;

class ThreadPool {
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

    private synchronized boolean take() throws InterruptedException {
        while (tasks == 0 && !closed) wait();
        if (tasks == 0) return false;
        tasks--;
        return true;
    }

    void work() {
        try {
            while (take()) {
                synchronized (this) { done++; }
            }
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadPool pool = new ThreadPool();
        Thread a = new Thread(pool::work), b = new Thread(pool::work);
        a.start();
        b.start();
        pool.submit();
        pool.submit();
        pool.close();
        a.join();
        b.join();
        assert pool.done == 2;
    }
}
