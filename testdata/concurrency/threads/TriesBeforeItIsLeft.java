// verdict: violated
// error: java.lang.AssertionError
// twin: TriesOrHasNotYet
// A thread may come to a monitor between the last question in it and its end, and be blocked still.
package threads;

class TriesBeforeItIsLeft {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) { }
        });
        Thread.State before;
        synchronized (lock) {
            worker.start();
            before = worker.getState();
        }
        Thread.State after = worker.getState();
        worker.join();
        assert before != Thread.State.RUNNABLE || after != Thread.State.BLOCKED;
    }
}
