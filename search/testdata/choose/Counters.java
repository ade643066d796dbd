/** Two counters that go round; one object each, replaced at every step. */
public class Counters {
    static class Cell {
        final int value;

        Cell(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Cell[] cells = {new Cell(0), new Cell(0)};
        while (true) {
            int which = Choose.pick(2);
            cells[which] = new Cell((cells[which].value + 1) % n);
        }
    }
}
