// release: 25
package java25;

import java.util.*;
import java.util.function.*;

/** Underscores for variables and patterns that are not used. */
public class UnnamedVariables {
    record Point(int x, int y) {}
    record Named(String name, Point at) {}
    sealed interface S permits A, B, C {}
    record A(int n) implements S {}
    record B(String s, int k) implements S {}
    record C() implements S {}

    static int closes;
    static class Res implements AutoCloseable {
        public void close() { closes++; }
    }

    static String tell(S s) {
        return switch (s) {
            case A(_), C() -> "a or c";
            case B(_, int k) when k > 3 -> "large b";
            case B(var t, _) -> "b " + t;
        };
    }

    public static void main(String[] args) {
        Object o = new Named("n", new Point(3, 4));
        if (o instanceof Named(_, Point(_, int y))) {
            System.out.println(y);
        }
        if (o instanceof Named(String n, _)) {
            System.out.println(n);
        }
        System.out.println(tell(new A(1)) + tell(new C()) + tell(new B("x", 9)) + tell(new B("x", 1)));
        int count = 0;
        for (var _ : List.of(1, 2, 3)) {
            count++;
        }
        try (var _ = new Res(); var _ = new Res()) {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("caught " + closes + count);
        }
        BiFunction<Integer, Integer, Integer> f = (_, b) -> b * 2;
        int _ = f.apply(1, 2);
        Map<String, Integer> m = new HashMap<>();
        m.computeIfAbsent("k", _ -> 5);
        System.out.println(f.apply(3, 4) + m.toString());
        Object q = 3;
        System.out.println(switch (q) {
            case Integer _ when q.hashCode() > 5 -> "never";
            case Integer _, Long _ -> "number";
            case String _ -> "text";
            default -> "other";
        });
    }
}
