import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class NestedWrong {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            int j = 0;
            while (j <= i) j++;
            assert j == i || i > 700000;
        }
    }
}
