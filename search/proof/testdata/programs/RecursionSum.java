import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class RecursionSum {
    static int f(int n) {
        return n <= 0 ? 0 : 1 + f(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert f(n) >= 0;
    }
}
