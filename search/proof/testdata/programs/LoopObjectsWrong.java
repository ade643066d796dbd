import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class LoopObjectsWrong {
    static class Cell {
        int x;
        Cell next;
    }

    public static void main(String[] args) {
        Cell last = null;
        while (Verifier.nondetBoolean()) {
            Cell c = new Cell();
            c.next = last;
            if (last != null) c.x = last.x + 1;
            last = c;
            assert c.next != c && c.x < 2;
        }
    }
}
