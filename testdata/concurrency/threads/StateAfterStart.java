// verdict: safe
// Its starter has ended, so it is no longer new.
package threads;

class StateAfterStart {
    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> { });
        Thread starter = new Thread(late::start);
        starter.start();
        starter.join();
        assert late.getState() != Thread.State.NEW;
    }
}
