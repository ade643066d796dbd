// verdict: violated
// error: java.lang.AssertionError
// twin: StateAfterStart
// Whether a thread is new depends on the one that starts it.
package threads;

class StateBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> { });
        Thread starter = new Thread(late::start);
        starter.start();
        Thread.State state = late.getState();
        starter.join();
        assert state == Thread.State.NEW;
    }
}
