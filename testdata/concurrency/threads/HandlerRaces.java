// verdict: violated
// error: java.lang.NullPointerException
// set: +vm.ignore_uncaught_handler=false +vm.pass_uncaught_handler=true
// twin: HandlerRuns
// main does not wait for the handler.
package threads;

class HandlerRaces {
    static volatile String seen;

    public static void main(String[] args) {
        Thread t = new Thread(() -> { throw new IllegalStateException("oops"); });
        t.setUncaughtExceptionHandler((thread, e) -> seen = e.getMessage());
        t.start();
        seen.length();
    }
}
