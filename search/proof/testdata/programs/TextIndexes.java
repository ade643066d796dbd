import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextIndexes {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int parts = 0;
        int from = 0;
        while (true) {
            int at = s.indexOf(',', from);
            if (at < 0) break;
            String part = s.substring(from, at);
            assert part.length() < s.length();
            from = at + 1;
            parts++;
        }
        String rest = s.substring(from);
        assert parts + rest.length() <= s.length();
    }
}
