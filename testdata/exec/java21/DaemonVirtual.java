// release: 21
package java21;

/** The program ends though virtual threads still run. */
public class DaemonVirtual {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(10_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("never");
        });
        while (t.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        System.out.println(t.getState() + " " + t.isDaemon());
    }
}
