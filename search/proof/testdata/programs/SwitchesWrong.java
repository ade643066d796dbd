import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class SwitchesWrong {

    public static void main(String[] args) {
        int state = 0;
        int n = 0;
        while (true) {
            n = n < 0 ? 0 : n + 1;
            switch (state) {
                case 0: state = Verifier.nondetBoolean() ? 1 : 0; break;
                case 1: state = n == 100000 ? 3 : 2; break;
                case 2: state = 0; break;
                default: throw new AssertionError(state);
            }
        }
    }
}
