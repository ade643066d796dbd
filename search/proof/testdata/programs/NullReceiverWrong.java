import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class NullReceiverWrong {
    static class Cell {
        Cell other;

        int zero() {
            return 0;
        }
    }

    public static void main(String[] args) {
        Cell c = new Cell();
        int n = 0;
        while (Verifier.nondetBoolean()) {
            if (n > 3) c.other.zero();
            if (n == 2) c.other = c;
            if (n == 3) c.other = null;
            if (n < 5) n++;
        }
    }
}
