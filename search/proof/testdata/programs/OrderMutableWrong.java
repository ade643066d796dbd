import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class OrderMutableWrong {
    static int count = 1;

    static class Late {
        static final Late ONLY = new Late();
        int seen = count;
    }

    public static void main(String[] args) {
        while (Verifier.nondetBoolean()) count = 2;
        assert Late.ONLY.seen == 1;
    }
}
