// verdict: violated
// error: java.lang.AssertionError
// twin: Joined
// The other way round: the sleeping thread may wake late, and main may be slow.
package threads;

class SleepMayBeLong {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) { }
            n = 1;
        });
        t.start();
        assert n == 0;
    }
}
