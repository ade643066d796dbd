import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Floats {

    public static void main(String[] args) {
        double d = 0;
        int i = 0;
        while (d < Verifier.nondetDouble()) {
            d += 0.5;
            if (i < 10) i++;
        }
        assert i <= 10;
    }
}
