package cases;

import java.util.Objects;

/** Guards that the code itself breaks, and such that only those break who call it. */
public class Guards {
    private final int[] cells;

    public Guards(int size) {
        cells = new int[size & 3];
    }

    public int get(int index) {
        if (index < 0 || index >= cells.length) {
            throw new IllegalArgumentException("index " + index); // bug: IllegalArgumentException 1
        }
        return cells[index];
    }

    public int last() {
        return get(cells.length - 1);
    }

    public static int tenth(int n) {
        return Objects.checkIndex(n, 10); // bug: IndexOutOfBoundsException 1
    }

    public static int eleventh() {
        return tenth(10);
    }

    /** It hands over what it was given. */
    public static class Handing {
        public static int small(int n) {
            if (n > 9) {
                throw new IllegalArgumentException("too large"); // bug: IllegalArgumentException 4
            }
            return n;
        }

        public static int twice(int n) {
            return 2 * small(n);
        }

        public static int half(int n) {
            return n < 10 ? small(n / 2) : 0;
        }
    }

    /** Its checks are those of who calls them. */
    public static class Checking {
        private static void check(boolean holds) {
            if (!holds) {
                throw new IllegalArgumentException(); // bug: IllegalArgumentException 4
            }
        }

        private static void atLeast(int n, int least) {
            if (n < least) {
                throw wrong(n);
            }
        }

        private static IllegalArgumentException wrong(int n) {
            return new IllegalArgumentException("wrong: " + n); // bug: IllegalArgumentException 4
        }

        public static int even(int n) {
            check(n % 2 == 0);
            return n;
        }

        public static int large(int n) {
            atLeast(n - 7, 3);
            return n;
        }

        public static int index(int n) {
            return Objects.checkIndex(n, 10); // bug: IndexOutOfBoundsException 4
        }

        public static int number(String text) {
            return text == null ? 0 : digits(text.length());
        }

        private static int digits(int n) {
            if (n > 3) {
                throw new NumberFormatException(); // bug: NumberFormatException 4
            }
            return n;
        }
    }
}
