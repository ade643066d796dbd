import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Catches {

    public static void main(String[] args) {
        int x = 0;
        while (Verifier.nondetBoolean()) {
            try {
                x = 10 / Verifier.nondetInt();
            } catch (ArithmeticException e) {
                x = 0;
            }
            assert x >= -10 && x <= 10;
        }
    }
}
