import org.sosy_lab.sv_benchmarks.Verifier;

/* refused: the memory may end */
class ArrayHugeWrong {

    public static void main(String[] args) {
        long length = 0;
        try {
            while (Verifier.nondetBoolean()) {
                int n = Verifier.nondetInt();
                if (n > 0) length = new long[n].length;
            }
        } catch (OutOfMemoryError e) {
            assert false;
        }
    }
}
