// exit: 0
package errors;

/** Exceptions in other threads: main goes on and ends with 0; handlers see the right thread. */
public class ThreadDies {
    static volatile int survived;

    static class Worker extends Thread {
        final int n;

        Worker(int n) {
            super("worker-" + n);
            this.n = n;
        }

        @Override
        public void run() {
            int[] a = new int[n];
            a[n - 1] = 1;
            if (n % 2 == 0) {
                throw new IllegalStateException("worker " + n + " fails", new RuntimeException("because " + a[0]));
            }
            survived++;
        }
    }

    static class MyGroup extends ThreadGroup {
        MyGroup() {
            super("my group");
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            System.out.println("group caught " + t.getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 1; i <= 4; i++) {
            Worker w = new Worker(i);
            w.start();
            w.join();
            System.out.println(w.getName() + " " + w.isAlive() + " " + w.getState() + " " + survived);
        }
        Thread g = new Thread(new MyGroup(), () -> {
            throw new Error("into group");
        }, "grouped");
        g.start();
        g.join();
        Thread h = new Thread(() -> {
            Object o = null;
            o.hashCode();
        }, "handled");
        h.setUncaughtExceptionHandler((t, e) -> System.out.println("handler " + t.getName() + " " + e.getMessage() + " " + (Thread.currentThread() == t)));
        h.start();
        h.join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("default " + t.getName() + " " + e);
            throw new RuntimeException("handler itself fails");
        });
        Thread d = new Worker(6);
        d.start();
        d.join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread last = new Thread(() -> {
            throw new ThreadDeath();
        }, "quiet death");
        last.start();
        last.join();
        System.out.println("main done");
    }
}
