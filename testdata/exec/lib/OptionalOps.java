package lib;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Optional and its primitive kin, Objects, and the java.util.function combinators. */
public class OptionalOps {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static class Base {
        String name() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String name() {
            return "derived of " + super.name();
        }

        Supplier<String> viaSuper() {
            return super::name;
        }
    }

    static int calls;

    static String expensive() {
        calls++;
        return "computed";
    }

    public static void main(String[] args) {
        Optional<String> full = Optional.of("value");
        Optional<String> none = Optional.empty();
        t("print", () -> full + " " + none + " " + OptionalInt.of(3) + OptionalInt.empty() + OptionalLong.of(4) + OptionalDouble.of(0.5));
        t("of null", () -> Optional.of(null));
        t("get none", none::get);
        t("orElseThrow", none::orElseThrow);
        t("orElseThrow custom", () -> none.orElseThrow(() -> new IllegalStateException("custom")));
        t("getAsInt", () -> OptionalInt.empty().getAsInt());
        t("orElse", () -> none.orElse("d") + full.orElse("d") + none.orElse(null));
        t("orElseGet lazy", () -> full.orElseGet(OptionalOps::expensive) + " " + calls + " " + none.orElseGet(OptionalOps::expensive) + " " + calls + " " + full.orElse(expensive()) + " " + calls);
        t("map", () -> full.map(String::length) + " " + none.map(String::length) + " " + full.map(s -> null) + " " + full.map(String::length).filter(n -> n > 10));
        t("flatMap", () -> full.flatMap(s -> Optional.of(s.charAt(0))) + " " + full.flatMap(s -> none));
        t("flatMap null", () -> full.flatMap(s -> null));
        t("or", () -> none.or(() -> full).get() + full.or(() -> none).get());
        t("ifPresent", () -> {
            StringBuilder sb = new StringBuilder();
            full.ifPresent(sb::append);
            none.ifPresent(sb::append);
            none.ifPresentOrElse(sb::append, () -> sb.append("|else"));
            full.ifPresentOrElse(x -> sb.append("|then"), () -> sb.append("|else"));
            return sb;
        });
        t("stream", () -> full.stream().count() + none.stream().count() + OptionalInt.of(1).stream().sum());
        t("equality", () -> full.equals(Optional.of("value")) + " " + none.equals(Optional.ofNullable(null)) + " " + (none == Optional.<String>empty()) + " " + full.hashCode() + " " + none.hashCode() + " " + OptionalDouble.of(0.0).equals(OptionalDouble.of(-0.0)) + full.isEmpty() + full.isPresent());
        t("primitive", () -> OptionalInt.of(5).orElse(1) + " " + OptionalLong.empty().orElseGet(() -> 8) + " " + OptionalInt.of(2).hashCode());

        t("requireNonNull", () -> Objects.requireNonNull(null, "must be there"));
        t("requireNonNull supplier", () -> Objects.requireNonNull(null, () -> "made " + "lazily"));
        t("requireNonNullElse", () -> Objects.requireNonNullElse(null, "e") + Objects.requireNonNullElseGet("x", () -> "y"));
        t("requireNonNullElse null", () -> Objects.requireNonNullElse(null, null));
        t("checkIndex", () -> Objects.checkIndex(3, 4) + " " + Objects.checkFromToIndex(1, 2, 3) + " " + Objects.checkFromIndexSize(0, 3, 3));
        t("checkIndex bad", () -> Objects.checkIndex(4, 4));
        t("checkFromTo bad", () -> Objects.checkFromToIndex(2, 1, 3));
        t("checkFromSize bad", () -> Objects.checkFromIndexSize(2, 2, 3));
        t("objects", () -> Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hash(1, "a", null) + " " + Objects.hashCode(null) + " " + Objects.toString(null) + Objects.toString(null, "def")
            + " " + Objects.isNull(null) + Objects.nonNull(null) + " " + Objects.compare("a", "b", String::compareTo) + " " + Objects.hash());

        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        t("compose", () -> inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9));
        Predicate<String> empty = String::isEmpty;
        t("predicate", () -> empty.negate().and(s -> s.length() < 4).or(s -> s.startsWith("long")).test("longer") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual(null).test(null) + " " + Predicate.isEqual("a").test("b"));
        BiFunction<Integer, Integer, Integer> sub = (a, b) -> a - b;
        t("bi", () -> sub.andThen(x -> "r" + x).apply(3, 10) + " " + BinaryOperator.minBy(Integer::compare).apply(4, 2) + " " + BinaryOperator.<String>maxBy(String::compareTo).apply("p", "q"));
        Consumer<StringBuilder> c = sb -> sb.append("1");
        t("consumer", () -> {
            StringBuilder sb = new StringBuilder();
            c.andThen(x -> x.append("2")).andThen(c).accept(sb);
            return sb;
        });
        UnaryOperator<String> up = String::toUpperCase;
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        t("refs", () -> up.apply("x") + gcd.applyAsInt(48, 36) + ((ToIntFunction<String>) String::length).applyAsInt("four") + ((Function<Integer, int[]>) int[]::new).apply(3).length
            + ((Supplier<List<String>>) java.util.ArrayList::new).get() + ((Function<String, Integer>) Integer::new).apply("77") + new Derived().viaSuper().get() + ((Function<Base, String>) Base::name).apply(new Derived()));
        Supplier<Supplier<String>> nested = () -> () -> "inner";
        t("nested", () -> nested.get().get());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> d -> a * b + d;
        t("curried", () -> curried.apply(2).apply(3).apply(4));
        t("null receiver", () -> {
            String s = args.length == 0 ? null : "";
            Supplier<Integer> bound = s::length;
            return bound.get();
        });
        t("recursion", () -> {
            Function<Integer, Integer>[] fact = new Function[1];
            fact[0] = n -> n < 2 ? 1 : n * fact[0].apply(n - 1);
            return fact[0].apply(10);
        });
        try {
            none.orElseThrow(NoSuchElementException::new);
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
