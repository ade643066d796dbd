// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptedOrJoined
// The thread that main joins interrupts it before it ends: join may throw.
package threads;

class InterruptedByTheJoined {
    static boolean thrown;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            thrown = true;
        }
        assert !thrown;
    }
}
