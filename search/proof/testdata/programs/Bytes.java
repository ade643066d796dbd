import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Bytes {

    public static void main(String[] args) {
        byte b = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) b++;
        assert b >= 0;
    }
}
