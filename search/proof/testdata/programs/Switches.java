import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Switches {

    public static void main(String[] args) {
        int state = 0;
        while (true) {
            switch (state) {
                case 0: state = Verifier.nondetBoolean() ? 1 : 0; break;
                case 1: state = 2; break;
                case 2: state = 0; break;
                default: throw new AssertionError(state);
            }
        }
    }
}
