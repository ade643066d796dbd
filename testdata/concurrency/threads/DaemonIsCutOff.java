// verdict: violated
// error: java.lang.AssertionError
// twin: DaemonIsJoined
// oracle: skip
// The shutdown hook can run when the daemon has not done its work, or half of it.
package threads;

class DaemonIsCutOff {
    static volatile int opened, closed;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            opened = 1;
            closed = 1;
        });
        t.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert opened == closed;
        }));
        t.start();
    }
}
