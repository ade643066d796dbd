// verdict: violated
// error: java.lang.AssertionError
// twin: TaskRunsOnce
// A test and a flag of one's own do not make a task run once.
package executors;

class RunnableRunsTwice {
    static volatile boolean started;
    static volatile int runs;

    static synchronized void count() { runs++; }

    static void run() {
        if (started) return;
        started = true;
        count();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(RunnableRunsTwice::run);
        t.start();
        run();
        t.join();
        assert runs == 1;
    }
}
