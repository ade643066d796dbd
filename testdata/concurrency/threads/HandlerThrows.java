// verdict: violated
// error: java.lang.UnsupportedOperationException
// twin: DefaultHandlerRuns
// oracle: skip
// The handler itself throws, and nobody handles that.
package threads;

class HandlerThrows {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { throw new IllegalStateException("oops"); });
        t.setUncaughtExceptionHandler((thread, e) -> { throw new UnsupportedOperationException(e); });
        t.start();
        t.join();
    }
}
