import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class StacksCaughtWrong {
    static int down(int n) {
        return down(n + 1) + 1;
    }

    public static void main(String[] args) {
        try {
            down(0);
        } catch (StackOverflowError e) {
            assert false;
        }
    }
}
