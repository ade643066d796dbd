import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayKnownWrong {
    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) a[i] = i;
        assert a[3] != 3;
    }
}
