import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Fibonacci {
    static int fib(int n) {
        if (n < 1) return 0;
        if (n == 1) return 1;
        int r = fib(n - 1);
        int q = fib(n - 2);
        return r > 100000000 || q > 100000000 ? 1 : r + q;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n > 30) return;
        assert fib(n) >= 0 || n > 30;
    }
}
