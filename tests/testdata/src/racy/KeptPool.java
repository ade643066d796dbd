package racy;

import static org.junit.Assert.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

// Workers outlive the test that started them, and so does what was learnt of variables.
// failed racy.KeptPool#a: expected:<2> but was:<1>
// failed racy.KeptPool#b: expected:<2> but was:<1>
// passed racy.KeptPool#c
// failed racy.KeptPool#d: expected:<2> but was:<1>
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class KeptPool {
    private static final ExecutorService pool = Executors.newFixedThreadPool(1);
    private static int n, m;

    private void unguarded() throws Exception {
        n = 0;
        Future<?> f = pool.submit(() -> n++);
        n++;
        f.get();
        assertEquals(2, n);
    }

    @Test
    public void a() throws Exception {
        unguarded();
    }

    @Test
    public void b() throws Exception {
        unguarded();
    }

    @Test
    public void c() throws Exception {
        m = 0;
        Future<?> f = pool.submit(() -> { synchronized (pool) { m++; } });
        synchronized (pool) {
            m++;
        }
        f.get();
        assertEquals(2, m);
    }

    @Test
    public void d() throws Exception {
        m = 0;
        Future<?> f = pool.submit(() -> m++);
        m++;
        f.get();
        assertEquals(2, m);
    }
}
