import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class FibonacciWrong {
    static int fib(int n) {
        if (n < 1) return 0;
        if (n == 1) return 1;
        return fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert fib(n) >= 0;
    }
}
