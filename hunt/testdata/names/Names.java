package names;

/** Names that are allowed, and seldom. The methods of Made fail for some of what they are given. */
public class Names {
    public static int gr\u00f6\u00dfe(int n) {
        return 10 / n;
    }

    public static class $In$ {
        int held;

        public void hold(int n) {
            held = n;
        }
    }

    public static int of($In$ in) {
        return 10 / (in.held - 3);
    }

    /** Fails behind less than three calls of step, and not behind three. */
    public static class Steps {
        private int made;

        public void step() {
            made++;
        }

        public void use() {
            if (made < 3) {
                throw new IndexOutOfBoundsException("not yet");
            }
        }
    }

    public static int large(Number n) {
        if (n.intValue() < 1_000_000 && !(n instanceof Double)) {
            throw new ArithmeticException("small");
        }
        return 1;
    }

    public static int always(Object o) {
        Object none = null;
        return none.hashCode();
    }
}
