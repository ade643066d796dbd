import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class LoopHandlersWrong {
    static class Cell {
        int x;
    }

    public static void main(String[] args) {
        int n = 0;
        Cell first = null;
        while (true) {
            try {
                Cell c = new Cell();
                if (first == null) first = c;
                else assert c == first;
                n = 7 / n;
                return;
            } catch (ArithmeticException e) {
                n--;
            }
        }
    }
}
