package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

// passed hostile.Timeouts5#quick
// failed hostile.Timeouts5#waits: timed out after 5 seconds
// passed hostile.Timeouts5#within
// failed hostile.Timeouts5#late: execution exceeded timeout
// failed hostile.Timeouts5#preemptedLate: execution timed out
// passed hostile.Timeouts5#apart
// failed hostile.Timeouts5#apartLate: timed out after 1 second
// passed hostile.Timeouts5#swallows
@Timeout(5)
class Timeouts5 {
    @Test
    void quick() throws Exception {
        Thread.sleep(10);
    }

    @Test
    void waits() throws Exception {
        new CountDownLatch(1).await();
    }

    @Test
    void within() {
        assertEquals(3, assertTimeout(Duration.ofSeconds(30), () -> 3));
    }

    @Test
    void late() {
        assertTimeout(Duration.ofMillis(10), () -> Thread.sleep(200));
    }

    @Test
    void preemptedLate() {
        assertTimeoutPreemptively(Duration.ofMillis(50), () -> new CountDownLatch(1).await());
    }

    @Test
    @Timeout(value = 1, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void apart() {
        assertEquals("junit-timeout-thread-1", Thread.currentThread().getName().replaceAll("[0-9]+$", "1"));
    }

    @Test
    @Timeout(value = 1, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void apartLate() throws Exception {
        new CountDownLatch(1).await();
    }

    /** Who was interrupted before it does not sleep. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void swallows() {
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
            throw new AssertionError("was not interrupted");
        } catch (InterruptedException e) {
            // as it should be
        }
    }
}
