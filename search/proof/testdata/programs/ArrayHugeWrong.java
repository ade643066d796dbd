import org.sosy_lab.sv_benchmarks.Verifier;

/* refused: the memory may end */
class ArrayHugeWrong {

    public static void main(String[] args) {
        long length = 0;
        try {
            while (Verifier.nondetBoolean()) length += new long[Verifier.nondetInt()].length;
        } catch (OutOfMemoryError e) {
            assert false;
        }
    }
}
