// verdict: violated
// error: java.lang.AssertionError
// twin: Joined
// The thread a can ask for b's end before b was started, and join does not wait for a start.
package threads;

class JoinBeforeStart {
    static volatile int n;

    public static void main(String[] args) {
        Thread b = new Thread(() -> n = 1);
        Thread a = new Thread(() -> {
            try {
                b.join();
            } catch (InterruptedException e) { }
            assert n == 1;
        });
        a.start();
        b.start();
    }
}
