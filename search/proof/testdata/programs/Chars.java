import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Chars {

    public static void main(String[] args) {
        char c = 65535;
        while (Verifier.nondetBoolean()) c++;
        assert c > 0;
    }
}
