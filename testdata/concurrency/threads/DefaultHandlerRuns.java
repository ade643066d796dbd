// verdict: safe
// Threads and groups without a handler of their own, main among them, have the default one.
package threads;

class DefaultHandlerRuns {
    static volatile int handled;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> handled++);
        Thread t = new Thread(new ThreadGroup("plain"), () -> { throw new IllegalStateException(); });
        t.start();
        t.join();
        assert handled == 1;
        throw new IllegalStateException();
    }
}
