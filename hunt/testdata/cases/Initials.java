package cases;

/** Initialisers that fail, and that call what is explored. */
public class Initials {
    public static class Failing {
        static final int SIZE = Integer.parseInt("many"); // bug: ExceptionInInitializerError 1

        public static int size(int n) {
            return SIZE + n;
        }
    }

    public static class Asked {
        static final int SIZE = System.getProperty("cases.size").length(); // bug: ExceptionInInitializerError 1

        public int size() {
            return SIZE;
        }
    }

    public static class Using {
        static class Own {
            static final int[] CELLS = new int[2];
            static final int THIRD = CELLS[2];
        }

        public static int third(int n) {
            return n == 77 ? Own.THIRD : 0; // bug: ExceptionInInitializerError 1
        }
    }

    /** What its initialiser calls with 3 the exploration calls with anything. */
    public static class Calling {
        private static final int[] CELLS = new int[size(3)];

        public static int size(int n) {
            if (CELLS != null && CELLS.length != 3) {
                throw new IllegalStateException();
            }
            return n & 7;
        }

        public static int share(int n) {
            return 12 / size(n); // bug: ArithmeticException 1
        }
    }

    /** Two that call each other. */
    public static class Mutual {
        public static int first(int n) {
            return n == 12345 ? second(n) : 0; // bug: StackOverflowError 1
        }

        private static int second(int n) {
            return first(n) + 1;
        }
    }
}
