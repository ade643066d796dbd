// verdict: violated
// error: java.lang.AssertionError
// twin: JoinAfterStarter
// Joining a thread that was not started returns at once, and says nothing of what it will do.
package threads;

class JoinMayComeTooEarly {
    static int done;

    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> done = 1);
        Thread starter = new Thread(() -> {
            synchronized (late) {
                late.start();
            }
        });
        starter.start();
        late.join();
        assert done == 1;
    }
}
