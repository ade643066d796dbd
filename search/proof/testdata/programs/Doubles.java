import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Doubles {

    public static void main(String[] args) {
        int x = 1;
        while (Verifier.nondetBoolean()) x *= 2;
        assert x > 0;
    }
}
