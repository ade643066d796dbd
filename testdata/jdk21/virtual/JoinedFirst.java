// verdict: safe
// What a thread did that has been joined is seen.
package virtual;

class JoinedFirst {
    static boolean ran;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.ofVirtual().unstarted(() -> ran = true);
        assert a.getState() == Thread.State.NEW;
        a.start();
        a.join();
        assert ran && a.getState() == Thread.State.TERMINATED;
    }
}
