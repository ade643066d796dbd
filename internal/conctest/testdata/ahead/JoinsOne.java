package ahead;

// The second thread is not waited for, so that what it does may be missing.
class JoinsOne {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { }), b = new Thread(() -> done = 1);
        a.start();
        b.start();
        a.join();
        if (done != 1) {
            throw new AssertionError();
        }
    }
}
