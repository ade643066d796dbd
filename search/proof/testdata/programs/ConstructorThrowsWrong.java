import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ConstructorThrowsWrong {
    static class Cell {
        static Cell leaked;
        int x;

        Cell(int x) {
            leaked = this;
            int y = 10 / x;
            this.x = y;
        }
    }

    public static void main(String[] args) {
        Cell c = new Cell(Verifier.nondetInt());
        while (Verifier.nondetBoolean()) assert Cell.leaked == c;
    }
}
