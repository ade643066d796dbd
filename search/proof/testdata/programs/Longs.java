import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Longs {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        long s = 0;
        for (int i = 0; i < n; i++) s += 1;
        assert s >= 0 && s <= Integer.MAX_VALUE;
    }
}
