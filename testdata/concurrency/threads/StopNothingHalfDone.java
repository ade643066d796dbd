// verdict: safe
// release: 17-19
// The thread changes one thing: it was stopped before that or after. A thread that is stopped ends without an error.
package threads;

class StopNothingHalfDone {
    static int n;

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (StopNothingHalfDone.class) { n++; }
        });
        t.start();
        t.stop();
        t.join();
        synchronized (StopNothingHalfDone.class) {
            assert n == 0 || n == 1;
        }
    }
}
