import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextManyWrong {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        StringBuilder last = new StringBuilder("ab");
        for (int i = 0; i < n; i++) {
            StringBuilder b = new StringBuilder();
            if (i > 2) last = b;
            assert last.length() == 2;
        }
    }
}
