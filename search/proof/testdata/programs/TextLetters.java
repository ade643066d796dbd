import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextLetters {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 128 && Character.isDigit(c)) sum += c - '0';
            if (sum > 1000) sum = 0;
            assert sum >= 0;
        }
    }
}
