import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class McCarthy {
    static int f(int n) {
        return n > 100 ? n - 10 : f(f(n + 11));
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int r = f(n);
        assert n > 100 || r == 91;
    }
}
