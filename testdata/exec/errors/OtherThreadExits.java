// exit: 9
package errors;

/** Another thread calls System.exit while main is blocked for ever. */
public class OtherThreadExits {
    static final Object lock = new Object();
    static boolean mainWaits;
    static int rounds;

    static void quitter() {
        synchronized (lock) {
            while (!mainWaits) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("no interrupt expected");
                }
            }
        }
        try {
            for (rounds = 0; rounds < 4; rounds++) {
                System.out.println("round " + rounds);
                if (rounds == 3) {
                    throw new IllegalStateException("enough");
                }
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", exit 9");
            System.exit(rounds * 3);
        } finally {
            System.out.println("no finally after exit");
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook, rounds " + rounds)));
        Thread t = new Thread(OtherThreadExits::quitter, "quitter");
        t.start();
        synchronized (lock) {
            System.out.println("main waits");
            mainWaits = true;
            lock.notifyAll();
            while (true) {
                lock.wait();
            }
        }
    }
}
