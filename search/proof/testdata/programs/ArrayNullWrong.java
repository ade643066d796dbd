import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayNullWrong {
    static int[] kept;

    static int[] find(int n) {
        return n > 3 ? new int[n] : null;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            kept = find(n);
            if (n != 2) assert kept.length > 3;
        }
    }
}
