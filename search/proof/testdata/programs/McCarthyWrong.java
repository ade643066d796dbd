import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class McCarthyWrong {
    static int f(int n) {
        return n > 100 ? n - 10 : f(f(n + 11));
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int r = f(n);
        assert r == 91;
    }
}
