import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Throws {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = 0;
        while (i < n) {
            if (i < 0) throw new IllegalStateException("negative " + i);
            i++;
        }
    }
}
