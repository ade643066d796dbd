import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class OrderWrong {
    static class A {
        static int x = B.y + 1;
    }

    static class B {
        static int y = A.x + 1;
    }

    public static void main(String[] args) {
        int n = 0;
        while (Verifier.nondetBoolean()) n = B.y;
        assert n == 0 || n == 1;
    }
}
