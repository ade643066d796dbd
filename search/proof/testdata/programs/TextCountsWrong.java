import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextCountsWrong {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int n = 0;
        for (int i = 0; i <= s.length(); i++) {
            if (i < s.length() - 1 && s.charAt(i) == s.charAt(i + 1)) n++;
        }
        assert n < 9 || n < s.length() - 1;
    }
}
