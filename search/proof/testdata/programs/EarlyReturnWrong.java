import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class EarlyReturnWrong {
    static int find(int n) {
        for (int i = 0; i < 1000000; i++) if (i == n) return i;
        return -1;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int at = find(n);
        assert at == n;
    }
}
