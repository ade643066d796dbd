import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class AssertionsCaughtWrong {
    static int n;

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) {
            try {
                assert Verifier.nondetBoolean();
                n = 0;
            } catch (Exception e) {
                n = 1;
            } finally {
                n += 0;
            }
        }
    }
}
