// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptedForGood
// It may have slept long enough before it is interrupted.
package virtual;

class InterruptedSleep {
    static boolean told;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                told = true;
            }
        });
        a.interrupt();
        a.join();
        assert told;
    }
}
