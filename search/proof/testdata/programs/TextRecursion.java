import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextRecursion {
    static int size(String s) {
        if (s.isEmpty()) return 0;
        return 1 + size(s.substring(1));
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        assert size(s) == s.length();
    }
}
