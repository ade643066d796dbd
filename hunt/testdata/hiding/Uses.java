package hiding;

/** Its tests have to say which of two classes of one name they mean. */
public class Uses {
    /** A member hides what lies around whoever extends this. */
    public abstract static class Maker {
        public static class Integer {
        }

        public abstract java.lang.Integer box();

        public abstract Number number();
    }

    public interface Shape {
        java.lang.String name(java.lang.Object of);
    }

    public static int over(int n) {
        return 1 / n;
    }

    public static int text(java.lang.String text) {
        return text.length();
    }

    public static int both(Object ours, String text, java.lang.Object other, java.lang.Object[] all) {
        if (ours == null || text == null || other == null || all == null || all.length != 1) {
            return 0;
        }
        return 1 / (ours.n - text.n);
    }

    public static int box(java.lang.Integer box) {
        return box == null ? 0 : 1 / (box - 7);
    }

    public static int made(Maker maker) {
        return maker == null || maker.number() == null ? 0 : 1 / (maker.box() - maker.number().n);
    }

    public static int named(Shape shape) {
        return shape == null ? 0 : shape.name(null).length();
    }

    public static int property() {
        return java.lang.System.getProperty("hiding.property").length();
    }

    public static int variable() {
        return java.lang.System.getenv("HIDING_VARIABLE").length();
    }

    public static int file() throws java.io.IOException {
        try (java.io.BufferedReader in = new java.io.BufferedReader(new java.io.FileReader("hiding.txt"))) {
            return 1 / (in.readLine().length() - 1);
        }
    }

    public static int unlike(double d) {
        return d != d ? 1 / 0 : 0;
    }
}
