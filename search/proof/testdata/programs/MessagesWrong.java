import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class MessagesWrong {
    static class Cell {
        int x;

        @Override public String toString() {
            throw new IllegalStateException();
        }
    }

    static int caught;

    public static void main(String[] args) {
        Cell c = new Cell();
        int n = 0;
        while (Verifier.nondetBoolean()) n = n < 3 ? n + 1 : n;
        if (n == 2) throw new AssertionError(c);
    }
}
