import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class EnumArraysWrong {
    enum Side { LEFT, RIGHT }

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) {
            Side[] all = Side.values();
            all[0] = Side.RIGHT;
            assert all[0] == Side.LEFT;
        }
    }
}
