// verdict: violated
// error: java.lang.IllegalStateException
// twin: JoinAfterInterruptEither
// Who was interrupted gets an exception from join, unless the other thread has ended before.
package threads;

class JoinAfterInterrupt {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Thread t = new Thread(() -> { });
        t.start();
        try {
            t.join();
            throw new IllegalStateException("joined, though interrupted");
        } catch (InterruptedException e) { }
    }
}
