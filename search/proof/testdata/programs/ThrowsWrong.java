import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ThrowsWrong {

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = 0;
        while (i < n) {
            if (i == 123456789) throw new IllegalStateException("reached " + i);
            i++;
        }
    }
}
