// verdict: violated
// error: java.lang.IllegalStateException
// set: +vm.ignore_uncaught_handler=true
// twin: HandlerRuns
// oracle: skip
// The configuration asks for every exception that leaves a thread; the assertion in the handler is not reached.
package threads;

class HandlerIgnored {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> { assert false; });
        throw new IllegalStateException();
    }
}
