package threads;

import java.util.concurrent.CountDownLatch;

/** Daemon threads end with the program; non-daemon ones keep it alive; one hook prints the end. */
public class Hooks {
    static final StringBuffer log = new StringBuffer();
    static final CountDownLatch daemonRuns = new CountDownLatch(1);
    static final CountDownLatch mainEnded = new CountDownLatch(1);

    static class Ticker extends Thread {
        volatile int ticks;

        Ticker() {
            super("ticker");
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                while (true) {
                    ticks++;
                    daemonRuns.countDown();
                    Thread.sleep(20);
                }
            } catch (InterruptedException e) {
                log.append("interrupted ");
            } finally {
                log.append("ticker finally ");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Ticker ticker = new Ticker();
        ticker.start();
        daemonRuns.await();
        Thread main = Thread.currentThread();
        Thread late = new Thread(() -> {
            try {
                main.join();
                log.append("main joined ");
                Thread chained = new Thread(() -> log.append("chained by ").append(Thread.currentThread().getName()).append(' '), "last");
                chained.start();
                chained.join();
                System.out.println("late thread ends, main " + main.getState());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        }, "late");
        Runtime.getRuntime().addShutdownHook(new Thread("hook") {
            @Override
            public void run() {
                System.out.println(getName() + " [" + log.toString().trim() + "] late " + late.getState() + " ticker daemon " + ticker.isDaemon() + " " + (ticker.ticks > 0));
                Thread helper = new Thread(() -> System.out.println("helper thread within hook"));
                helper.start();
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    System.out.println("unexpected");
                }
                throw new IllegalStateException("hooks may fail");
            }
        });
        late.start();
        Thread.UncaughtExceptionHandler quiet = (t, e) -> System.out.println(t.getName() + " failed: " + e.getMessage());
        Thread.setDefaultUncaughtExceptionHandler(quiet);
        System.out.println(late.isDaemon() + " " + ticker.isDaemon() + " " + main.isDaemon());
        System.out.println("main returns");
    }
}
