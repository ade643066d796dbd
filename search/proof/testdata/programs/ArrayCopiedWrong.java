import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayCopiedWrong {
    public static void main(String[] args) {
        int[] a = new int[2];
        int n = 0;
        while (Verifier.nondetBoolean()) {
            if (n == a.length) {
                int[] b = new int[n + 1];
                System.arraycopy(a, 0, b, 1, n);
                System.arraycopy(a, 1, b, 0, n);
                a = b;
            }
            a[n++] = Verifier.nondetInt();
        }
    }
}
