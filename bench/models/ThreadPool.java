/** A pool of workers with a queue of tasks in a monitor; when it is closed, all tasks that came have been done once. */
public class ThreadPool {
    private final int[] queue;
    private int in;
    private int out;
    private boolean closed;

    private ThreadPool(int capacity) { queue = new int[capacity]; }

    private synchronized void submit(int task) {
        queue[in++] = task;
        notify();
    }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }

    private synchronized int take() throws InterruptedException {
        while (in == out && !closed) {
            wait();
        }
        return in == out ? -1 : queue[out++];
    }

    public static void main(String[] args) throws InterruptedException {
        int workers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int tasks = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        ThreadPool pool = new ThreadPool(tasks);
        int[] done = new int[tasks];
        Thread[] list = new Thread[workers];
        for (int i = 0; i < workers; i++) {
            list[i] = new Thread(() -> {
                try {
                    for (int task = pool.take(); task >= 0; task = pool.take()) {
                        done[task]++;
                    }
                } catch (InterruptedException e) {
                    // the end
                }
            });
            list[i].start();
        }
        for (int i = 0; i < tasks; i++) {
            pool.submit(i);
        }
        pool.close();
        for (Thread t : list) {
            t.join();
        }
        for (int n : done) {
            assert n == 1;
        }
    }
}
