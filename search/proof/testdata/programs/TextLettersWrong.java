import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextLettersWrong {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isDigit(c)) assert c >= '0' && c <= '9';
        }
    }
}
