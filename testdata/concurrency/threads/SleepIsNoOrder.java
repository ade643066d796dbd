// verdict: violated
// error: java.lang.AssertionError
// twin: Joined
// However long main sleeps, the thread may need longer.
package threads;

class SleepIsNoOrder {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> n = 1).start();
        Thread.sleep(1);
        assert n == 1;
    }
}
