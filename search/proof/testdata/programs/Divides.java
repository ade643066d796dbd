import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Divides {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 1) return;
        int d = 1;
        int s = 0;
        while (d < n) {
            s = n / d;
            d++;
        }
        assert d >= 1;
    }
}
