// exit: 5
package errors;

/** Runtime.halt: no hooks, no finally; pending threads are dropped. */
public class HaltNow {
    static int depth;

    static int countDown(int n) {
        depth++;
        try {
            if (n == 0) {
                System.out.println("halting at depth " + depth);
                System.out.flush();
                Runtime.getRuntime().halt(5);
            }
            return countDown(n - 1);
        } finally {
            System.out.println("no finally");
        }
    }

    static class Stubborn extends Thread {
        final Object lock = new Object();
        boolean ready;

        @Override
        public void run() {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
                while (true) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        System.out.println("ignored");
                    }
                }
            }
        }

        void awaitReady() throws InterruptedException {
            synchronized (lock) {
                while (!ready) {
                    lock.wait();
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("no hook")));
        Stubborn s = new Stubborn();
        s.start();
        s.awaitReady();
        System.out.println("thread alive " + s.isAlive());
        try {
            countDown(4);
        } catch (Throwable t) {
            System.out.println("no catch");
        }
    }
}
