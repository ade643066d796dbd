import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class CountsWrong {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int s = 0;
        for (int i = 0; i < n; i++) s++;
        assert s == n;
    }
}
