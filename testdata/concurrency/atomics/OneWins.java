// verdict: safe
// Of two compare-and-sets from the same value exactly one succeeds.
package atomics;

import java.util.concurrent.atomic.AtomicBoolean;

class OneWins {
    static int winners;

    public static void main(String[] args) throws InterruptedException {
        AtomicBoolean taken = new AtomicBoolean();
        Runnable race = () -> {
            if (taken.compareAndSet(false, true)) winners++;
        };
        Thread t = new Thread(race);
        t.start();
        race.run();
        t.join();
        assert winners == 1;
    }
}
