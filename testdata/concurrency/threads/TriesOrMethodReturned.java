// verdict: safe
// Who comes to the monitor of a method does not wait for a time.
package threads;

class TriesOrMethodReturned {
    private static Thread worker;
    private static Thread.State before;

    private static synchronized void enter() { }

    private static synchronized void begin() {
        worker.start();
        before = worker.getState();
    }

    public static void main(String[] args) throws Exception {
        worker = new Thread(() -> enter());
        begin();
        Thread.State after = worker.getState();
        worker.join();
        assert before != Thread.State.RUNNABLE || after != Thread.State.TIMED_WAITING;
    }
}
