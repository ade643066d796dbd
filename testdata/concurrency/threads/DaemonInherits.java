// verdict: safe
// A thread that a daemon starts is a daemon, too, so the program may end without it: its endless wait is no deadlock.
package threads;

class DaemonInherits {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            Thread child = new Thread(() -> {
                synchronized (DaemonInherits.class) {
                    try {
                        DaemonInherits.class.wait();
                    } catch (InterruptedException e) { }
                }
            });
            assert child.isDaemon();
            child.start();
        });
        t.setDaemon(true);
        t.start();
        t.join();
    }
}
