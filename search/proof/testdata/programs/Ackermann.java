import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Ackermann {
    static int ack(int m, int n) {
        if (m == 0) return n == Integer.MAX_VALUE ? n : n + 1;
        if (n == 0) return ack(m - 1, 1);
        int r = ack(m, n - 1);
        assert r >= 1;
        return ack(m - 1, r);
    }

    public static void main(String[] args) {
        int m = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        if (m < 0 || n < 0) return;
        int r = ack(m, n);
        assert r >= 1 || r < 1;
    }
}
