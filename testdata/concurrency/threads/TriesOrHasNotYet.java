// verdict: safe
// Who comes to a monitor is blocked, but does not wait.
package threads;

class TriesOrHasNotYet {
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
        assert before != Thread.State.RUNNABLE || after != Thread.State.WAITING;
    }
}
