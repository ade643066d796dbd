package p;

/** What has no constructor to call: factories make its objects, of classes below, and sometimes none. */
public abstract class Factories {
    private Factories() {}

    public static Factories of(int k) {
        if (k < 0) throw new IllegalArgumentException();
        return k == 2 ? null : k == 1 ? new Other() : new Plain();
    }

    public abstract int turn();

    public int value() { return 7; }

    public Factories then(Factories f) { return this; }

    public static class Plain extends Factories {
        private int n;

        @Override
        public int turn() { return ++n > 1 ? -1 : n; }
    }

    private static final class Other extends Factories {
        @Override
        public int turn() { return 100; }

        @Override
        public int value() { return 8; }
    }
}

/** Only static methods. */
final class Statics {
    private static int calls;

    private Statics() {}

    static int sign(int x) {
        if (x < 0) return -1;
        return x > 0 ? 1 : 0;
    }

    static String limited() {
        if (++calls > 1) throw new IllegalStateException();
        return "once";
    }
}

/** Its constants are its objects. */
enum Level {
    LOW, HIGH;

    static Level at(int k) { return k > 1 ? HIGH : LOW; }

    boolean above(Level l) { return l != null && compareTo(l) > 0; }

    Level next() { return this == LOW ? HIGH : LOW; }
}
