// verdict: safe
// set: +vm.ignore_uncaught_handler=false +vm.pass_uncaught_handler=true
// The thread's own handler takes its exception, in the thread itself and before its end; handled exceptions are no errors.
package threads;

class HandlerRuns {
    static String seen;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { throw new IllegalStateException("oops"); });
        t.setUncaughtExceptionHandler((thread, e) -> {
            assert thread == Thread.currentThread();
            seen = e.getMessage();
        });
        t.start();
        t.join();
        assert seen.equals("oops");
    }
}
