package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

// failed hostile.Threads5#uncaught: java.lang.AssertionError: in the thread
// failed hostile.Threads5#assertsInThread: expected: <1> but was: <2>
// passed hostile.Threads5#handler
// passed hostile.Threads5#defaultHandler
// failed hostile.Threads5#badHandler
// passed hostile.Threads5#future
// passed hostile.Threads5#completable
// failed hostile.Threads5#executed: java.lang.IllegalStateException: executed
// failed hostile.Threads5#sometimes
// passed hostile.Threads5#invokeAll
// passed hostile.Threads5#parallel
// passed hostile.Threads5#phaser
// failed hostile.Threads5#lost: expected: <2> but was: <1>
// passed hostile.Threads5#atomically
// failed hostile.Threads5#crosswise: deadlock
// passed hostile.Threads5#interrupted
class Threads5 {
    @AfterEach
    void reset() {
        Thread.setDefaultUncaughtExceptionHandler(null);
    }

    private static void join(Thread... threads) throws InterruptedException {
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }

    @Test
    void uncaught() throws Exception {
        join(new Thread(() -> {
            throw new AssertionError("in the thread");
        }));
    }

    @Test
    void assertsInThread() throws Exception {
        join(new Thread(() -> assertEquals(1, 2)));
    }

    @Test
    void handler() throws Exception {
        AtomicReference<Throwable> seen = new AtomicReference<>();
        Thread t = new Thread(() -> fail("handled"));
        t.setUncaughtExceptionHandler((u, e) -> seen.set(e));
        join(t);
        assertEquals("handled", seen.get().getMessage());
    }

    @Test
    void defaultHandler() throws Exception {
        AtomicReference<Throwable> seen = new AtomicReference<>();
        Thread.setDefaultUncaughtExceptionHandler((u, e) -> seen.set(e));
        join(new Thread(() -> fail("handled")));
        assertEquals("handled", seen.get().getMessage());
    }

    /** What a handler throws is lost on the host, and nobody has dealt with what was thrown. */
    @Test
    void badHandler() throws Exception {
        Thread t = new Thread(() -> fail("first"));
        t.setUncaughtExceptionHandler((u, e) -> {
            throw new IllegalStateException("second");
        });
        join(t);
    }

    @Test
    void future() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        var f = pool.submit(() -> fail("kept"));
        assertThrows(ExecutionException.class, f::get);
        pool.shutdown();
    }

    @Test
    void completable() {
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("kept");
        });
        assertThrows(CompletionException.class, f::join);
    }

    @Test
    void executed() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            throw new IllegalStateException("executed");
        });
        pool.shutdown();
    }

    @Test
    void sometimes() throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread a = new Thread(() -> n.compareAndSet(0, 1));
        Thread b = new Thread(() -> {
            if (n.get() == 0) throw new IllegalStateException("first");
        });
        join(a, b);
    }

    @Test
    void invokeAll() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = 0;
        for (var f : pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2))) sum += f.get();
        pool.shutdown();
        assertEquals(3, sum);
    }

    @Test
    void parallel() {
        assertEquals(3, IntStream.range(0, 3).sum());
        assertTrue(IntStream.range(0, 2).parallel().allMatch(i -> i < 2));
    }

    @Test
    void phaser() throws Exception {
        Phaser p = new Phaser(2);
        int[] data = new int[2];
        Thread t = new Thread(() -> {
            data[0] = 1;
            p.arriveAndAwaitAdvance();
            data[0] += data[1];
        });
        t.start();
        data[1] = 2;
        p.arriveAndAwaitAdvance();
        t.join();
        assertEquals(3, data[0]);
    }

    int count;

    @Test
    void lost() throws Exception {
        join(new Thread(() -> count++), new Thread(() -> count++));
        assertEquals(2, count);
    }

    @Test
    void atomically() throws Exception {
        Runnable r = () -> {
            synchronized (this) {
                count++;
            }
        };
        join(new Thread(r), new Thread(r));
        assertEquals(2, count);
    }

    @Test
    void crosswise() throws Exception {
        Object a = new Object();
        Object b = new Object();
        join(new Thread(() -> both(a, b)), new Thread(() -> both(b, a)));
    }

    private void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                count++;
            }
        }
    }

    @Test
    void interrupted() throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
                fail("slept");
            } catch (InterruptedException e) {
                // as it should be
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
