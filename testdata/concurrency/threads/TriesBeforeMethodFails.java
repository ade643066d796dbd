// verdict: violated
// error: java.lang.AssertionError
// twin: TriesOrMethodFailed
// The monitor of a method is left by an exception: a thread may come to it just before.
package threads;

class TriesBeforeMethodFails {
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
        assert before != Thread.State.RUNNABLE || after != Thread.State.BLOCKED;
    }
}
