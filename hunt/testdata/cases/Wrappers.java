package cases;

/** Every class that implements the interface is made of another one. */
public class Wrappers {
    public interface Source {
        int count();

        String name();
    }

    public static class Wrapped implements Source {
        private final Source source;

        public Wrapped(Source source) {
            if (source == null) {
                throw new IllegalArgumentException("nothing to wrap"); // bug: IllegalArgumentException 4
            }
            this.source = source;
        }

        @Override
        public int count() {
            return source.count();
        }

        @Override
        public String name() {
            return source.name();
        }
    }

    public static class Twice extends Wrapped {
        public Twice(Source source) {
            super(source);
        }

        @Override
        public int count() {
            return 2 * super.count();
        }
    }

    public static int share(Source s) {
        return s == null ? 0 : 100 / s.count(); // bug: ArithmeticException 2
    }

    public static int shareGuarded(Source s) {
        int n = s == null ? 0 : s.count();
        return n == 0 ? 0 : 100 / n;
    }

    public static int length(Source s) {
        return s == null ? 0 : s.name().length(); // bug: NullPointerException 3
    }
}
