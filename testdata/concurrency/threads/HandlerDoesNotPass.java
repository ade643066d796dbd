// verdict: violated
// error: java.lang.IllegalStateException
// set: +vm.pass_uncaught_handler=false
// twin: HandlerRuns
// oracle: skip
// The handler runs, and the exception is an error all the same.
package threads;

class HandlerDoesNotPass {
    static boolean handled;

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> handled = true);
        throw new IllegalStateException();
    }
}
