import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Fields {
    static final int LIMIT = 1000000;
    static int level;

    static void up() {
        level++;
    }

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) {
            if (level < LIMIT) up();
            else level = 0;
            assert level >= 0 && level <= LIMIT;
        }
    }
}
