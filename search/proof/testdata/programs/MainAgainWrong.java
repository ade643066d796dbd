import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class MainAgainWrong {
    static class Cell {
        int x;
    }

    static Cell kept;

    public static void main(String[] args) {
        Cell c = new Cell();
        if (kept == null) {
            kept = c;
            c.x = 1;
            main(args);
        } else {
            while (Verifier.nondetBoolean()) assert c.x == 1;
        }
    }
}
