import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Aliases {
    static class Cell {
        int x;
    }

    static class Pair {
        Cell first, second;

        Pair(Cell first, Cell second) {
            this.first = first;
            this.second = second;
        }

        void count() {
            first.x++;
            if (first.x > 50) first.x = 0;
            second.x = 0;
        }
    }

    public static void main(String[] args) {
        Cell a = new Cell();
        Cell b = new Cell();
        Pair p = new Pair(a, b);
        boolean counted = false;
        while (Verifier.nondetBoolean()) {
            p.count();
            counted = true;
            assert a.x >= 0;
        }
        assert b.x == 0;
    }
}
