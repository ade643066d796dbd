// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptBeforeSleepOfNoTime
// A sleep of no time looks for interrupts, too, and one may come after that.
package threads;

class InterruptAfterSleepOfNoTime {
    public static void main(String[] args) throws InterruptedException {
        boolean[] late = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(0);
                late[0] = Thread.currentThread().isInterrupted();
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        t.interrupt();
        t.join();
        assert !late[0];
    }
}
