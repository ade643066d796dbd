package racy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

// failed racy.Ends#leak: still owns
// passed racy.Ends#noLeak
// passed racy.Ends#spin
// failed racy.Ends#spinForever
// failed racy.Ends#lostWakeup: deadlock
// passed racy.Ends#waitLoop
// passed racy.Ends#futures
// failed racy.Ends#getAndPut: expected: <2> but was: <1>
// passed racy.Ends#merge
// passed racy.Ends#benign
class Ends {
    int n;
    volatile int v;
    boolean told;
    final ReentrantLock lock = new ReentrantLock();

    private static void beside(Runnable other, Runnable own) throws InterruptedException {
        Thread t = new Thread(other);
        t.start();
        own.run();
        t.join();
    }

    @Test
    void leak() throws InterruptedException {
        beside(lock::lock, () -> {});
    }

    @Test
    void noLeak() throws InterruptedException {
        beside(() -> { lock.lock(); lock.unlock(); }, () -> {});
    }

    @Test
    void spin() throws InterruptedException {
        beside(() -> { while (v == 0) Thread.onSpinWait(); }, () -> v = 1);
    }

    @Test
    void spinForever() throws InterruptedException {
        beside(() -> { if (v == 0) while (v < 2) Thread.onSpinWait(); }, () -> v = 1);
    }

    private synchronized void tell() {
        told = true;
        notify();
    }

    @Test
    void lostWakeup() throws InterruptedException {
        Thread t = new Thread(this::tell);
        t.start();
        synchronized (this) {
            wait();
        }
    }

    @Test
    void waitLoop() throws InterruptedException {
        Thread t = new Thread(this::tell);
        t.start();
        synchronized (this) {
            while (!told) wait();
        }
    }

    @Test
    void futures() throws Exception {
        assertEquals(1, CompletableFuture.supplyAsync(() -> 1).get());
    }

    private final Map<String, Integer> map = new ConcurrentHashMap<>();

    private void add() {
        Integer x = map.get("a");
        map.put("a", x == null ? 1 : x + 1);
    }

    @Test
    void getAndPut() throws InterruptedException {
        beside(this::add, this::add);
        assertEquals(2, map.get("a"));
    }

    @Test
    void merge() throws InterruptedException {
        Runnable r = () -> map.merge("a", 1, Integer::sum);
        beside(r, r);
        assertEquals(2, map.get("a"));
    }

    @Test
    void benign() throws InterruptedException {
        beside(() -> n = 1, () -> assertTrue(n >= 0));
    }
}
