// verdict: safe
// Who comes to the monitor of a method that fails does not wait for a time.
package threads;

class TriesOrMethodFailed {
    private static Thread worker;
    private static Thread.State before;

    private static synchronized void enter() { }

    private static synchronized void begin() {
        worker.start();
        before = worker.getState();
        throw new IllegalStateException();
    }

    public static void main(String[] args) throws Exception {
        worker = new Thread(() -> enter());
        try {
            begin();
        } catch (IllegalStateException e) {
            assert before != null;
        }
        Thread.State after = worker.getState();
        worker.join();
        assert before != Thread.State.RUNNABLE || after != Thread.State.TIMED_WAITING;
    }
}
