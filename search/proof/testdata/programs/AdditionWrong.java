import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class AdditionWrong {
    static int add(int m, int n) {
        if (n == 0) return m;
        return add(m + 1, n - 1);
    }

    public static void main(String[] args) {
        int m = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        if (m < 0 || n < 0) return;
        assert add(m, n) >= 0;
    }
}
