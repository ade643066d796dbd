import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class DownToZero {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        int i = n;
        while (i > 0) i--;
        assert i == 0;
    }
}
