package two;

/** A superclass of another package, with what is protected. */
public abstract class Far {
    protected int counter = 3;
    protected static long shared = 1L << 40;
    private final Object lock = new Object();

    protected Far(int start) {
        counter = start;
    }

    protected int far() {
        synchronized (lock) {
            shared += counter;
            return (int) (shared >>> 3) % 1000;
        }
    }

    static double mix(float f, long l, Object o) {
        double d = f;
        while (d < 100) {
            d = d * 1.5 + (o == null ? 1 : l % 5);
        }
        return d;
    }
}
