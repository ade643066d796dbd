import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Shorts {

    public static void main(String[] args) {
        short s = 0;
        while (true) {
            s = (short) (s + Verifier.nondetShort());
            assert s >= Short.MIN_VALUE && s <= Short.MAX_VALUE;
        }
    }
}
