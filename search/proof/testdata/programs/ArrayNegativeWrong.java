import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayNegativeWrong {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        for (int i = 0; i > n; i--) {
            char[] a = new char[i + 100];
        }
    }
}
