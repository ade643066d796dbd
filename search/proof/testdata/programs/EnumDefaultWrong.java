import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class EnumDefaultWrong {
    enum Side { LEFT, UP, RIGHT }

    public static void main(String[] args) {
        Side side = Side.LEFT;
        while (Verifier.nondetBoolean()) {
            int n;
            switch (side) {
                case RIGHT: n = 1; break;
                case LEFT: n = 2; break;
                default: n = 3;
            }
            assert n == 2 || n == 1;
            side = n == 2 ? Side.UP : Side.RIGHT;
        }
    }
}
