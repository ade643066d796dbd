import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class RecursionMakesWrong {
    static class Cell {
        int x;
    }

    static Cell make(int n) {
        Cell c = new Cell();
        if (n > 0) {
            c.x = 5;
            Cell other = make(n - 1);
            assert other.x == 5;
        }
        return c;
    }

    public static void main(String[] args) {
        make(Verifier.nondetBoolean() ? 2 : 0);
    }
}
