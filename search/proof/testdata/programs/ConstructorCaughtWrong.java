import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ConstructorCaughtWrong {
    static class Cell {
        static Cell last;
        int x = 3;

        Cell(int n) {
            last = this;
            if (n > 9) throw new IllegalArgumentException();
            x = 0;
        }
    }

    public static void main(String[] args) {
        try {
            new Cell(Verifier.nondetInt());
        } catch (IllegalArgumentException e) {
            System.out.println("no cell");
        }
        while (Verifier.nondetBoolean()) assert Cell.last.x == 0;
    }
}
