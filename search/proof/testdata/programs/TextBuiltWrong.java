import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextBuiltWrong {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        StringBuilder b = new StringBuilder();
        StringBuilder other = Verifier.nondetBoolean() ? b : new StringBuilder("x");
        for (int i = 0; i < s.length(); i++) {
            b.append(s.charAt(i));
            if (i == 7) other.append("y");
        }
        assert b.length() == s.length();
    }
}
