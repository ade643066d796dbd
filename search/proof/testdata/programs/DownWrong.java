import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class DownWrong {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = n;
        while (i > 0) i--;
        assert i == 0;
    }
}
