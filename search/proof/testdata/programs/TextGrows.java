import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class TextGrows {

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        while (Verifier.nondetBoolean()) b.append(1);
        assert b.length() >= 0;
    }
}
