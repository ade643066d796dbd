// verdict: safe
// oracle: skip
// main waits for the daemon.
package threads;

class DaemonIsJoined {
    static volatile int opened, closed;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            opened = 1;
            closed = 1;
        });
        t.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert opened == closed;
        }));
        t.start();
        t.join();
    }
}
