package ahead;

// A thread sees that it is waited for.
class JoinsSeen {
    static volatile boolean waited;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread a = new Thread(() -> waited = main.getState() == Thread.State.WAITING);
        a.start();
        a.join();
        if (waited) {
            throw new AssertionError();
        }
    }
}
