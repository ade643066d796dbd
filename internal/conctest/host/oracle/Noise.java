package oracle;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Delays threads at random where the order of threads can matter: before each access of a field or array element, each
 * monitor instruction and each call. The delays neither sleep nor park, for that would eat interrupts and permits.
 */
public final class Noise {
    private static volatile int oneIn = 8;

    private Noise() { }

    /** Sets how rare delays are: one in so many points. */
    static void rarity(int n) { oneIn = n; }

    public static void point() {
        if (Stress.over()) {
            throw new Stress.Over();
        }
        ThreadLocalRandom random = ThreadLocalRandom.current();
        if (random.nextInt(oneIn) != 0) {
            return;
        }
        int kind = random.nextInt(100);
        long nanos = kind < 40 ? 0 : kind < 97 ? random.nextLong(100_000) : 2_500_000;
        long end = System.nanoTime() + nanos;
        do {
            Thread.yield();
        } while (System.nanoTime() < end);
    }
}
