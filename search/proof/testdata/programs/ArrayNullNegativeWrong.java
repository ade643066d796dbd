import org.sosy_lab.sv_benchmarks.Verifier;

/* refused: of no array and a negative length JDK 17 sees the latter first, JDK 25 the former */
class ArrayNullNegativeWrong {

    public static void main(String[] args) {
        int[] a = Verifier.nondetBoolean() ? null : new int[3];
        int n = 0;
        for (int i = 0; i < 10; i++) n--;
        try {
            java.util.Arrays.copyOf(a, n);
        } catch (NegativeArraySizeException e) {
            assert n == -10;
        }
    }
}
