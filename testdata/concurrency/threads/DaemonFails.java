// verdict: violated
// error: java.lang.ArithmeticException
// twin: DaemonWaits
// The daemon may get to its division before main ends; an exception is an error in a daemon, too.
package threads;

class DaemonFails {
    static int zero;

    public static void main(String[] args) {
        Thread t = new Thread(() -> zero = 1 / zero);
        t.setDaemon(true);
        t.start();
    }
}
