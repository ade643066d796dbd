// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptPolled
// The interrupt may come after the question.
package threads;

class InterruptPolledOnce {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            assert Thread.currentThread().isInterrupted();
        });
        t.start();
        t.interrupt();
    }
}
