package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

// passed hostile.Leaks5#daemon
// passed hostile.Leaks5#pool
// passed hostile.Leaks5#poolAgain
// failed hostile.Leaks5#waitsForEver: deadlock
// passed hostile.Leaks5#behind
// failed hostile.Leaks5#throwsLater: java.lang.IllegalStateException: later
// passed hostile.Leaks5#writesLater
// passed hostile.Leaks5#seesIt
// passed hostile.Leaks5#timer
// passed hostile.Leaks5#scheduled
// failed hostile.Leaks5#blocksOnQueue: deadlock
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Leaks5 {
    static ExecutorService pool;
    static final AtomicInteger n = new AtomicInteger();

    @Test
    @Order(1)
    void daemon() {
        Thread t = new Thread(() -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.setDaemon(true);
        t.start();
    }

    @Test
    @Order(2)
    void pool() throws Exception {
        pool = Executors.newFixedThreadPool(1);
        assertEquals(1, pool.submit(n::incrementAndGet).get());
    }

    @Test
    @Order(3)
    void poolAgain() throws Exception {
        assertEquals(2, pool.submit(n::incrementAndGet).get());
        pool.shutdown();
        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
    }

    /** Nobody tells the thread that is left; on the host it keeps the JVM from its end. */
    @Test
    @Order(4)
    void waitsForEver() {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    // nobody does
                }
            }
        }).start();
    }

    @Test
    @Order(5)
    void behind() {}

    @Test
    @Order(6)
    void throwsLater() {
        new Thread(() -> {
            throw new IllegalStateException("later");
        }).start();
    }

    @Test
    @Order(7)
    void writesLater() {
        n.set(0);
        new Thread(() -> n.set(7)).start();
    }

    /** The test before it was over when its thread was. */
    @Test
    @Order(8)
    void seesIt() {
        assertEquals(7, n.get());
    }

    @Test
    @Order(9)
    void timer() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                done.countDown();
            }
        }, 10);
        done.await();
    }

    @Test
    @Order(10)
    void scheduled() throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        assertEquals("x", s.schedule(() -> "x", 5, TimeUnit.MILLISECONDS).get());
        s.shutdown();
    }

    @Test
    @Order(11)
    void blocksOnQueue() {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                // nobody does
            }
        }).start();
    }
}
