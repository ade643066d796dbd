// verdict: violated
// error: java.lang.AssertionError
// twin: OneWins
// Both may look before either takes.
package atomics;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class CheckThenTake {
    public static void main(String[] args) throws InterruptedException {
        AtomicBoolean taken = new AtomicBoolean();
        AtomicInteger winners = new AtomicInteger();
        Runnable race = () -> {
            if (!taken.get()) {
                taken.set(true);
                winners.incrementAndGet();
            }
        };
        Thread t = new Thread(race);
        t.start();
        race.run();
        t.join();
        assert winners.get() == 1;
    }
}
