package limits;

/** Failures that contracts leave out, or do not. */
public class Limits {
    private int[] room = new int[4];
    int used;

    public Limits() {}

    public static int part(int whole, int parts) {
        return whole / parts;
    }

    public static int hidden(int x) {
        return 10 / (x - 3);
    }

    public static int both(String s, int n) {
        return s.length() / n;
    }

    public int at(int i) {
        return room[i];
    }

    public static int untold(int n) {
        return 1 / n;
    }

    public static class Base {
        public int low(int n) {
            return n;
        }
    }

    public static class Derived extends Base {
        @Override
        public int low(int n) {
            return 1 / n;
        }
    }
}
