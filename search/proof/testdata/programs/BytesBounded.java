import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class BytesBounded {

    public static void main(String[] args) {
        byte b = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) if (b < 100) b++;
        assert b >= 0 && b <= 100;
    }
}
