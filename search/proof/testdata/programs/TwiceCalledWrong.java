import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TwiceCalledWrong {
    static class Cell {
        int x;
    }

    static Cell made() {
        return new Cell();
    }

    public static void main(String[] args) {
        Cell a = made();
        Cell b = made();
        while (Verifier.nondetBoolean()) {
            a.x = 1;
            b.x = 2;
            assert a != b && a.x == 2;
        }
    }
}
