// verdict: violated
// error: java.lang.IllegalStateException
// set: +vm.pass_uncaught_handler=false
// twin: HandlerRuns
// oracle: skip
// With this setting an exception remains an error after the handler has run.
package threads;

class HandlerPassesOn {
    static volatile String seen;

    public static void main(String[] args) {
        Thread t = new Thread(() -> { throw new IllegalStateException("oops"); });
        t.setUncaughtExceptionHandler((thread, e) -> seen = e.getMessage());
        t.start();
    }
}
