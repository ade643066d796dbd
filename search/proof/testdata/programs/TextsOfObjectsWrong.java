import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class TextsOfObjectsWrong {
    static class Cell {
        int x;

        @Override public String toString() {
            x++;
            return "cell";
        }
    }

    public static void main(String[] args) {
        Cell c = new Cell();
        while (Verifier.nondetBoolean()) {
            String s = "a " + c;
            assert c.x == 0;
        }
    }
}
