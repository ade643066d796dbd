// verdict: safe
// set: +vm.ignore_uncaught_handler=false +vm.pass_uncaught_handler=true
// Without a handler of its own the thread's group is asked.
package threads;

class GroupHandles {
    static int handled;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread t, Throwable e) { handled++; }
        };
        Thread t = new Thread(group, () -> { throw new IllegalStateException(); });
        t.start();
        t.join();
        assert handled == 1;
    }
}
