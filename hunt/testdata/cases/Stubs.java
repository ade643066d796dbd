package cases;

import java.util.Comparator;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.Predicate;

/** Callers write classes of their own for interfaces and abstract classes. */
public class Stubs {
    public static int apply(Function<Integer, Integer> f, int x) {
        return 10 / f.apply(x); // bug: ArithmeticException 2, NullPointerException 3
    }

    public static int applyGuarded(Function<Integer, Integer> f, int x) {
        if (f == null) {
            return 0;
        }
        Integer y = f.apply(x);
        return y == null || y == 0 ? 0 : 10 / y;
    }

    public static int run(Runnable r, int z) {
        if (r == null) {
            return 0;
        }
        r.run();
        return 1 / z; // bug: ArithmeticException 2
    }

    /** The second answer is another one than the first. */
    public static int twice(Predicate<String> p) {
        if (p == null || !p.test("a") || p.test("b")) {
            return 0;
        }
        throw new IllegalStateException(); // bug: IllegalStateException 2
    }

    public static int compare(Comparator<String> c, String a) {
        return c == null ? 0 : 1 / c.compare(a, "x"); // bug: ArithmeticException 2
    }

    public static int next(Iterator<String> it) {
        if (it == null || !it.hasNext()) {
            return 0;
        }
        String s = it.next();
        return s == null ? 0 : s.charAt(0); // bug: StringIndexOutOfBoundsException 2
    }

    public static int sides(Shape s) {
        return s == null ? 0 : 12 / s.sides(); // bug: ArithmeticException 2
    }

    public static int sidesGuarded(Shape s) {
        return s == null || s.sides() == 0 ? 0 : 12;
    }

    /** Of two shapes, one may be made of the other; but not the other way round. */
    public static int inner(Shape s) {
        if (s == null || s.inner() != s) {
            return 0;
        }
        throw new IllegalStateException("nobody can build that");
    }

    public interface Shape {
        int sides();

        Shape inner();

        default int half() {
            return sides() / 2;
        }
    }

    public abstract static class Account {
        protected final int amount;

        protected Account(int amount) {
            this.amount = amount;
        }

        protected abstract int fee();

        public int rate() {
            return amount / fee(); // bug: ArithmeticException 2
        }

        public int rateGuarded() {
            int fee = fee();
            return fee == 0 ? 0 : amount / fee;
        }
    }
}
