import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextMany {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            StringBuilder b = new StringBuilder();
            b.append(i).append('x');
            assert b.length() >= 0;
        }
    }
}
