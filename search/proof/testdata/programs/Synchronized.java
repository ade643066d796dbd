import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Synchronized {
    private static final Object LOCK = new Object();
    static int n;

    static synchronized void step() {
        synchronized (LOCK) {
            n = (n + 1) % 8;
        }
    }

    public static void main(String[] args) {
        while (true) {
            step();
            assert n < 8;
        }
    }
}
