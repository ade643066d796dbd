import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Wraps {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int s = 0;
        for (int i = 0; i < n; i++) s += i;
        assert s >= 0;
    }
}
