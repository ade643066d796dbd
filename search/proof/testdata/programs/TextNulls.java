import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextNulls {
    static String last;

    public static void main(String[] args) {
        int longest = 0;
        while (true) {
            String s = Verifier.nondetString();
            if (last == null || s.length() > last.length()) {
                last = s;
                longest = s.length();
            }
            assert last.length() == longest;
        }
    }
}
