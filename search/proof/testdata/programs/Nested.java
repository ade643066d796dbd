import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Nested {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int total = 0;
        for (int i = 0; i < n; i++) {
            int j = 0;
            while (j < i) j++;
            assert j == i;
        }
    }
}
