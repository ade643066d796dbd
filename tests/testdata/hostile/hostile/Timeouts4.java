package hostile;

import static org.junit.Assert.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.runners.model.TestTimedOutException;

// passed hostile.Timeouts4#quick
// failed hostile.Timeouts4#late: test timed out after 100 milliseconds
// failed hostile.Timeouts4#expectsIt: test timed out after 100 milliseconds
// failed hostile.Timeouts4#throwsFirst: first
// passed hostile.Timeouts4#local
// passed hostile.Timeouts4#told
public class Timeouts4 {
    final ThreadLocal<String> local = new ThreadLocal<>();
    final CountDownLatch latch = new CountDownLatch(1);

    @Before
    public void before() {
        local.set("x");
    }

    @Test(timeout = 10000)
    public void quick() {}

    @Test(timeout = 100)
    public void late() throws Exception {
        latch.await();
    }

    // The exception is expected within the limit.
    @Test(timeout = 100, expected = TestTimedOutException.class)
    public void expectsIt() throws Exception {
        latch.await();
    }

    @Test(timeout = 10000)
    public void throwsFirst() {
        throw new IllegalStateException("first");
    }

    // The methods before it run in the same thread as the test.
    @Test(timeout = 10000)
    public void local() {
        assertEquals(null, local.get());
    }

    @Test(timeout = 100000)
    public void told() throws Exception {
        Thread t = new Thread(latch::countDown);
        t.start();
        assertEquals(true, latch.await(10, TimeUnit.SECONDS));
        t.join();
    }
}
