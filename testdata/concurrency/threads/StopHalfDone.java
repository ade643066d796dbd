// verdict: violated
// error: java.lang.AssertionError
// twin: StopNothingHalfDone
// oracle: skip
// release: 17-19
// The thread may be stopped between its two writes; the lock that it gives up then protects nothing any more.
package threads;

class StopHalfDone {
    static int left, right;

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (StopHalfDone.class) {
                left++;
                right++;
            }
        });
        t.start();
        t.stop();
        t.join();
        synchronized (StopHalfDone.class) {
            assert left == right;
        }
    }
}
