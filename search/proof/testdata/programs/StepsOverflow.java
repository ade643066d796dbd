import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class StepsOverflow {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        int i = 0;
        while (i < n && i >= 0) i += 2;
        assert i >= n;
    }
}
