import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextNullsWrong {
    static String last;

    public static void main(String[] args) {
        while (true) {
            String s = Verifier.nondetString();
            if (s.length() > 9) last = s;
            if (s.length() > 3) assert last.length() > 9;
        }
    }
}
