import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class RethrownWrong {
    static int tries, failures;

    static void attempt(int n) {
        tries++;
        try {
            if (n > 0) throw new IllegalArgumentException();
            if (n < -5) throw new IllegalStateException();
        } catch (RuntimeException e) {
            failures++;
            throw e;
        }
    }

    public static void main(String[] args) {
        while (tries < 1000) {
            int before = failures;
            try {
                attempt(Verifier.nondetInt());
                assert before == failures;
            } catch (IllegalArgumentException e) {
                assert before + 1 == failures;
            } catch (NullPointerException e) { }
            assert failures <= tries;
        }
    }
}
