import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextBuilt {
    static String without(String s, char c) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) != c) b.append(s.charAt(i));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String t = without(s, '<');
        assert t.length() <= s.length();
    }
}
