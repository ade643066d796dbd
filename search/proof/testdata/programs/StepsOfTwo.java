import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class StepsOfTwo {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 1000000) return;
        int i = 0;
        while (i < n) i += 2;
        assert i >= n && i <= n + 1;
    }
}
