import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextRecursionWrong {
    static int size(String s) {
        if (s.length() < 2) return 0;
        return 2 + size(s.substring(2));
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        assert size(s) == s.length();
    }
}
