package racy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

// failed racy.Counters#unguarded: expected: <2> but was: <1>
// passed racy.Counters#guarded
// passed racy.Counters#atomic
// failed racy.Counters#checkThenAct: expected: <1> but was: <2>
class Counters {
    private int n;

    @BeforeEach
    void reset() {
        n = 0;
    }

    private static void both(Runnable r) throws InterruptedException {
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
    }

    @Test
    void unguarded() throws InterruptedException {
        both(() -> n++);
        assertEquals(2, n);
    }

    @Test
    void guarded() throws InterruptedException {
        both(() -> {
            synchronized (this) {
                n++;
            }
        });
        assertEquals(2, n);
    }

    @Test
    void atomic() throws InterruptedException {
        AtomicInteger a = new AtomicInteger();
        both(a::incrementAndGet);
        assertEquals(2, a.get());
    }

    @Test
    void checkThenAct() throws InterruptedException {
        both(() -> {
            boolean first;
            synchronized (this) {
                first = n == 0;
            }
            if (first) {
                synchronized (this) {
                    n++;
                }
            }
        });
        assertEquals(1, n);
    }
}
