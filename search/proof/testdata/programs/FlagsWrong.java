import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class FlagsWrong {

    public static void main(String[] args) {
        boolean open = false;
        int users = 0;
        while (true) {
            if (Verifier.nondetBoolean()) {
                open = true;
                users++;
            } else if (open) {
                open = false;
                users--;
            }
            assert users < 100000;
        }
    }
}
