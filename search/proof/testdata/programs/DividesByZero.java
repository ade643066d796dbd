import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class DividesByZero {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int d = -500000;
        int s = 0;
        while (d < n) {
            s = n / d;
            d++;
        }
    }
}
