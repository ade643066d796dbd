// exit: 1
package errors;

import java.util.concurrent.CountDownLatch;

/** main ends by an exception while a non-daemon thread goes on; status is 1 all the same. */
public class MainDiesOthersGoOn {
    static final CountDownLatch mainIsGoing = new CountDownLatch(1);
    static final StringBuffer log = new StringBuffer();

    static void work(Thread main) {
        try {
            mainIsGoing.await();
            main.join();
        } catch (InterruptedException e) {
            log.append("interrupted");
        }
        log.append("main alive ").append(main.isAlive()).append(' ').append(main.getState());
        for (int i = 0; i < 3; i++) {
            log.append(" step").append(i);
        }
        System.out.println(log);
        System.out.println("survivor ends");
    }

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        main.setUncaughtExceptionHandler((t, e) -> {
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println("handler of " + t.getName() + ": " + e.getMessage() + " at " + top.getMethodName());
        });
        Thread t = new Thread(() -> work(main), "survivor");
        t.start();
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("about to fail");
        mainIsGoing.countDown();
        fail(new int[2], 2);
    }

    static void fail(int[] a, int i) {
        a[i] = 1;
    }
}
