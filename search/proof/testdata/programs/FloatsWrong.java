import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class FloatsWrong {

    public static void main(String[] args) {
        double d = 0;
        int i = 0;
        while (i < 1000000) {
            d += 0.5;
            i++;
        }
        assert d < 400000;
    }
}
