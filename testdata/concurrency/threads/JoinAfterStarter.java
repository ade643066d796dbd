// verdict: safe
// The starter is joined first: the thread has been started, and joining it waits for its end.
package threads;

class JoinAfterStarter {
    static int done;

    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> done = 1);
        Thread starter = new Thread(() -> {
            synchronized (late) {
                late.start();
            }
        });
        starter.start();
        starter.join();
        late.join();
        assert done == 1;
    }
}
