import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextIndexesWrong {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int from = 0;
        while (true) {
            int at = s.indexOf(',', from);
            if (at < 0) break;
            from = at + 2;
        }
        String rest = s.substring(from);
    }
}
