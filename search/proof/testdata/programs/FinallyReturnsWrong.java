import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class FinallyReturnsWrong {
    @SuppressWarnings("finally")
    static int value(int n) {
        try {
            if (n == 5) throw new IllegalStateException();
            return 1;
        } finally {
            if (n == 5) return 2;
        }
    }

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) assert value(Verifier.nondetInt()) == 1;
    }
}
