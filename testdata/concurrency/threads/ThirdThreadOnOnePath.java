// verdict: violated
// error: java.lang.AssertionError
// twin: ThirdThreadLocked
// A third thread is started only on the path on which the flag was seen, and only it shares the counter with main.
package threads;

class ThirdThreadOnOnePath {
    static volatile boolean flag;
    static int n;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> flag = true).start();
        Thread third = new Thread(() -> n++);
        if (flag) third.start();
        n++;
        boolean started = third.getState() != Thread.State.NEW;
        third.join();
        assert n == (started ? 2 : 1);
    }
}
