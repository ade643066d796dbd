import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class EnumNullWrong {
    enum Side { LEFT, RIGHT }

    static Side side;

    public static void main(String[] args) {
        int n = 0;
        while (Verifier.nondetBoolean()) {
            switch (side) {
                case LEFT: n = 1; break;
                case RIGHT: n = 2; break;
            }
        }
    }
}
