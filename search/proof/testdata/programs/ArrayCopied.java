import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class ArrayCopied {
    public static void main(String[] args) {
        int[] a = new int[2];
        int n = 0;
        while (Verifier.nondetBoolean()) {
            if (n == a.length) {
                if (n > 1000000) return;
                int[] b = new int[2 * n];
                System.arraycopy(a, 0, b, 0, n);
                a = b;
            }
            a[n++] = Verifier.nondetInt();
        }
        assert n <= a.length;
    }
}
