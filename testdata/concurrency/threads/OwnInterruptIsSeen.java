// verdict: violated
// error: java.lang.AssertionError
// twin: OwnInterruptIsTaken
// A thread that interrupts itself can be seen to be interrupted, until it finds out.
package threads;

class OwnInterruptIsSeen {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        });
        worker.start();
        assert !worker.isInterrupted();
    }
}
