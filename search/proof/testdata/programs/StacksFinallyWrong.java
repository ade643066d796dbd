import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class StacksFinallyWrong {
    static int deep;

    static void down(int n) {
        try {
            down(n + 1);
        } finally {
            deep++;
            assert deep < 3;
        }
    }

    public static void main(String[] args) {
        down(0);
    }
}
