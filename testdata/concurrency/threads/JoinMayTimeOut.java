// verdict: violated
// error: java.lang.AssertionError
// twin: JoinTimeOutHandled
// A timed join may return before the thread's end.
package threads;

class JoinMayTimeOut {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n = 1);
        t.start();
        t.join(1);
        assert n == 1;
    }
}
