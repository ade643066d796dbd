package java.util.concurrent;

/**
 * Delays threads at random within java.util.concurrent, from which it is called at each access of a field or array element,
 * each monitor instruction and each call; see oracle.Within. It uses nothing of that package.
 */
public final class Delay {
    /** How rare delays are: one in so many points, 0 for none. */
    public static int oneIn;

    private static long seed = 0x2545F4914F6CDD1DL;

    private Delay() { }

    public static void point() {
        int n = oneIn;
        if (n == 0) {
            return;
        }
        long x = seed ^ Thread.currentThread().getId() * 0x9E3779B97F4A7C15L; // races of threads for it do no harm
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        seed = x;
        int drawn = (int) (x >>> 33);
        if (drawn % n != 0) {
            return;
        }
        int kind = drawn / n % 100;
        long nanos = kind < 40 ? 0 : kind < 97 ? (x >>> 5) % 100_000 : 1_500_000;
        long end = System.nanoTime() + nanos;
        do {
            Thread.yield();
        } while (System.nanoTime() < end);
    }
}
