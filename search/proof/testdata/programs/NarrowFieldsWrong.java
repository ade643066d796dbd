import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class NarrowFieldsWrong {
    static class Cell {
        byte x;
    }

    public static void main(String[] args) {
        Cell c = new Cell();
        while (Verifier.nondetBoolean()) {
            c.x++;
            assert c.x >= 0;
        }
    }
}
