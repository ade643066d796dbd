import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextCodePointsWrong {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 0x110000) return;
        int s = 0;
        for (int i = 0; i <= n; i++) s = i;
        String t = Character.toString(s); // 0x110000 is no code point
        assert t.length() > 0;
    }
}
