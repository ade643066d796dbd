import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Catches {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = 0;
        try {
            while (i < n) i++;
        } catch (RuntimeException e) {
            assert false;
        }
    }
}
