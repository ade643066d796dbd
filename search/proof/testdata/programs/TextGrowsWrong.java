import org.sosy_lab.sv_benchmarks.Verifier;

/* refused: the memory may end */
class TextGrowsWrong {

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        try {
            while (Verifier.nondetBoolean()) b.append("more");
        } catch (Throwable e) {
            assert false;
        }
    }
}
