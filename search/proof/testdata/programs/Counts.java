import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Counts {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        int s = 0;
        for (int i = 0; i < n; i++) s++;
        assert s == n;
    }
}
