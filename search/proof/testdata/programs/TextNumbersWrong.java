import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextNumbersWrong {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int digits = 0;
        for (int i = 0; i < s.length(); i++) if (Character.isDigit(s.charAt(i))) digits++;
        if (digits == s.length() && digits > 0) Integer.parseInt(s);
    }
}
