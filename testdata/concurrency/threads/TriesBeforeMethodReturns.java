// verdict: violated
// error: java.lang.AssertionError
// twin: TriesOrMethodReturned
// The monitor of a method is left when it returns: a thread may come to it just before.
package threads;

class TriesBeforeMethodReturns {
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
        assert before != Thread.State.RUNNABLE || after != Thread.State.BLOCKED;
    }
}
