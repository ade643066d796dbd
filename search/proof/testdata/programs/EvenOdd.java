import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class EvenOdd {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        assert even(n) != odd(n) || n < 0;
    }
}
