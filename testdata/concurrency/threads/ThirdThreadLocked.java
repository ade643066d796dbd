// verdict: safe
// The same with a lock around the counter.
package threads;

class ThirdThreadLocked {
    static volatile boolean flag;
    static int n;

    static synchronized void increment() { n++; }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> flag = true).start();
        Thread third = new Thread(ThirdThreadLocked::increment);
        if (flag) third.start();
        increment();
        boolean started = third.getState() != Thread.State.NEW;
        third.join();
        assert n == (started ? 2 : 1);
    }
}
