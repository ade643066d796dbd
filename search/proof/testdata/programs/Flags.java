import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Flags {

    public static void main(String[] args) {
        boolean open = false;
        int users = 0;
        while (true) {
            if (Verifier.nondetBoolean() && !open) {
                open = true;
                users = 1;
            } else if (open) {
                open = false;
                users--;
            }
            assert users == (open ? 1 : 0);
        }
    }
}
