import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextCounts {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int open = 0;
        int all = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '(') {
                open++;
            } else if (c == ')') {
                open--;
                if (open < 0) return;
            }
            all++;
        }
        assert open >= 0 && all == s.length();
    }
}
