// release: 25
package java25;

import java.util.*;

/** Inference of type arguments in record patterns and deep nesting. */
public class GenericPatterns {
    sealed interface Opt<T> permits Some, None {}
    record Some<T>(T value) implements Opt<T> {}
    record None<T>() implements Opt<T> {}
    record Pair<A, B>(A a, B b) {}

    static <T> String both(Pair<Opt<T>, Opt<T>> p) {
        return switch (p) {
            case Pair(Some(var x), Some(var y)) -> "both " + x + y;
            case Pair(Some(var x), None()) -> "left " + x;
            case Pair(None(), Some(var y)) -> "right " + y;
            case Pair(None(), None()) -> "none";
        };
    }

    static String ints(Pair<Pair<Integer, Integer>, Pair<Integer, Object>> p) {
        return switch (p) {
            case Pair(Pair(var a, var b), Pair(Integer c, String d)) when a + b == c -> "sum " + d;
            case Pair(Pair(Integer a, Integer b), Pair(var c, Integer d)) -> "ints " + (a + b + c + d);
            case Pair(var l, var r) -> l + "|" + r;
        };
    }

    public static void main(String[] args) {
        Opt<String> s = new Some<>("s"), n = new None<>();
        for (Opt<String> a : List.of(s, n)) {
            for (Opt<String> b : List.of(s, n)) {
                System.out.println(both(new Pair<>(a, b)));
            }
        }
        System.out.println(ints2());
        try {
            both(new Pair<>(null, s));
        } catch (MatchException e) {
            System.out.println(e);
        }
    }

    static String ints2() {
        Object o = new Pair<>(new Pair<>(1, 2), new Pair<>(3, "three"));
        return o instanceof Pair(Pair(Integer a, Integer b), Pair(Integer c, String d)) ? a + b + c + d : "no";
    }
}
