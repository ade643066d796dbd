// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptAroundSleep
// The interrupt may come between the end of the sleep, which was not disturbed, and the
// question.
package threads;

class InterruptAfterSleep {
    public static void main(String[] args) throws InterruptedException {
        boolean[] late = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
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
