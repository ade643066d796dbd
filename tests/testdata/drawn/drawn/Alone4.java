package drawn;

import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.Test;

// JUnit's own threads, which it makes for tests with a limit of time, do not count.
//
// failed drawn.Alone4#one: Values should be different. Actual: 7
// failed drawn.Alone4#local: Values should be different. Actual: 7
// failed drawn.Alone4#inTime: Values should be different. Actual: 7
// passed drawn.Alone4#below
public class Alone4 {
    @Test
    public void one() {
        assertNotEquals(7, new Random().nextInt(1000));
    }

    @Test
    public void local() {
        assertNotEquals(7, ThreadLocalRandom.current().nextInt(5, 10));
    }

    @Test(timeout = 60000)
    public void inTime() {
        assertNotEquals(7, new Random().nextInt(1000));
    }

    @Test
    public void below() {
        assertTrue(new Random().nextInt(1000) < 1000);
    }
}
