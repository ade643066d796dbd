package hostile;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

// What is assumed depends on the schedule; a host goes one way, see TestHostile.
//
// passed hostile.RacyAssumptions5#some
// failed hostile.RacyAssumptions5#someFail: seen 2
class RacyAssumptions5 {
    private static int race() throws InterruptedException {
        AtomicInteger seen = new AtomicInteger();
        Thread t = new Thread(() -> seen.compareAndSet(0, 1));
        t.start();
        seen.compareAndSet(0, 2);
        t.join();
        return seen.get();
    }

    @Test
    void some() throws InterruptedException {
        assumeTrue(race() == 2);
    }

    @Test
    void someFail() throws InterruptedException {
        int seen = race();
        assumeTrue(seen == 2);
        fail("seen " + seen);
    }
}
