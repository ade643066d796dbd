import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class ArrayFilled {
    static int sum(long[] a, int to) {
        int n = 0;
        for (int i = 0; i < to; i++) if (a[i] != 0) n++;
        return n;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        long[] a = new long[n];
        boolean[] seen = new boolean[a.length];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            seen[n - 1 - i] = true;
        }
        assert sum(a, n) <= a.length;
    }
}
