import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayFilledWrong {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int[] a = new int[10];
        for (int i = 0; i < n; i++) {
            a[i % 11] = i;
        }
    }
}
