// verdict: safe
// set: +vm.ignore_uncaught_handler=false +vm.pass_uncaught_handler=true
// oracle: skip
// The default handler of all threads takes what no other handler takes.
package threads;

class DefaultHandler {
    static int handled;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            synchronized (DefaultHandler.class) { handled++; }
        });
        Thread a = new Thread(() -> { throw new IllegalStateException(); });
        Thread b = new Thread(() -> { throw new IllegalStateException(); });
        a.start();
        b.start();
        a.join();
        b.join();
        assert handled == 2;
    }
}
