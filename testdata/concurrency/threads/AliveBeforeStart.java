// verdict: violated
// error: java.lang.AssertionError
// twin: AliveBeforeOwnStart
// Another thread starts it: it may be alive before the question, or not yet.
package threads;

class AliveBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> { });
        Thread starter = new Thread(late::start);
        starter.start();
        boolean alive = late.isAlive();
        starter.join();
        assert !alive;
    }
}
