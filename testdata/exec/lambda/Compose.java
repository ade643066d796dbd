package lambda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.*;

/** Functional composition, predicates, comparator chains, Optional, memoised and lazy suppliers. */
public class Compose {
    record Person(String name, int age, String city, double pay) { }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;
        static int forced;

        Lazy(Supplier<? extends T> source) { this.source = source; }

        @Override
        public T get() {
            if (source != null) {
                forced++;
                value = source.get();
                source = null;
            }
            return value;
        }

        <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); }
    }

    static <A, B> Function<A, B> memo(Function<A, B> f, Map<A, B> cache) {
        return a -> {
            B hit = cache.get(a);
            if (hit == null) {
                hit = f.apply(a);
                cache.put(a, hit);
            }
            return hit;
        };
    }

    sealed interface Parser<T> permits Impl {
        Optional<Map.Entry<T, String>> parse(String s);

        default <R> Parser<R> map(Function<T, R> f) { return new Impl<>(s -> parse(s).map(e -> Map.entry(f.apply(e.getKey()), e.getValue()))); }

        default <R> Parser<R> then(Function<T, Parser<R>> f) { return new Impl<>(s -> parse(s).flatMap(e -> f.apply(e.getKey()).parse(e.getValue()))); }

        default Parser<T> or(Supplier<Parser<T>> o) { return new Impl<>(s -> parse(s).or(() -> o.get().parse(s))); }

        static Parser<Character> when(Predicate<Character> p) { return new Impl<>(s -> s.isEmpty() || !p.test(s.charAt(0)) ? Optional.empty() : Optional.of(Map.entry(s.charAt(0), s.substring(1)))); }

        static <T> Parser<T> value(T t) { return new Impl<>(s -> Optional.of(Map.entry(t, s))); }

        static Parser<Integer> number() { return digits(0, false); }

        private static Parser<Integer> digits(int acc, boolean some) {
            Parser<Integer> more = when(Character::isDigit).then(c -> digits(acc * 10 + c - '0', true));
            return some ? more.or(() -> value(acc)) : more;
        }

        static Parser<Integer> expr() { return term().then(Parser::sums); }

        static Parser<Integer> sums(int left) {
            return when(c -> c == '+').then(c -> term()).then(r -> sums(left + r)).or(() -> when(c -> c == '-').then(c -> term()).then(r -> sums(left - r))).or(() -> value(left));
        }

        static Parser<Integer> term() { return factor().then(Parser::products); }

        static Parser<Integer> products(int left) { return when(c -> c == '*').then(c -> factor()).then(r -> products(left * r)).or(() -> value(left)); }

        static Parser<Integer> factor() { return number().or(() -> when(c -> c == '(').then(c -> expr()).then(v -> when(c -> c == ')').map(c -> v))); }
    }

    record Impl<T>(Function<String, Optional<Map.Entry<T, String>>> f) implements Parser<T> {
        @Override
        public Optional<Map.Entry<T, String>> parse(String s) { return f.apply(s); }
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().andThen(inc).apply(1));
        Function<Integer, Integer> many = Function.identity();
        for (int i = 0; i < 100; i++) {
            many = many.andThen(i % 2 == 0 ? inc : x -> x ^ 3);
        }
        System.out.println(many.apply(1));
        Predicate<String> empty = String::isEmpty, longer = s -> s.length() > 3;
        System.out.println(empty.negate().and(longer).or(s -> s.equals("x")).test("x") + " " + Predicate.not(longer).test("abcd") + " " + empty.and(s -> { throw new AssertionError(); }).test("a"));
        BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
        System.out.println(mul.andThen(x -> "r" + x).apply(6, 7) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2) + " " + UnaryOperator.<String>identity().apply("u"));
        IntUnaryOperator sq = x -> x * x;
        IntPredicate odd = x -> (x & 1) == 1;
        LongFunction<String> lf = Long::toHexString;
        DoubleUnaryOperator half = x -> x / 2;
        ObjIntConsumer<StringBuilder> rep = (sb, n) -> sb.append("#".repeat(n));
        StringBuilder sb = new StringBuilder();
        rep.accept(sb, 3);
        System.out.println(sq.andThen(x -> -x).compose(x -> x + 1).applyAsInt(4) + " " + odd.negate().test(4) + " " + lf.apply(255) + " " + half.andThen(Math::floor).applyAsDouble(7) + sb + ((ToIntBiFunction<String, String>) String::compareTo).applyAsInt("b", "a") + ((IntToLongFunction) x -> x * 10000000000L).applyAsLong(3) + ((DoubleToIntFunction) x -> (int) x).applyAsInt(2.9));
        Consumer<List<Integer>> add1 = l -> l.add(1), add2 = l -> l.add(2);
        List<Integer> target = new ArrayList<>();
        add1.andThen(add2).andThen(add1).accept(target);
        System.out.println(target);
        List<Person> ps = new ArrayList<>(List.of(new Person("Ann", 30, "Oslo", 5.5), new Person("bob", 25, "Rome", 4), new Person("Cid", 30, null, 5.5), new Person("dee", 25, "Oslo", 9), new Person("Eve", 41, null, -1)));
        List<Comparator<Person>> orders = List.of(Comparator.comparing(Person::name), Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER).reversed(),
            Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()),
            Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparingDouble(Person::pay).thenComparing(Person::name),
            Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()))).thenComparing(Comparator.comparingDouble(Person::pay).reversed()).thenComparingInt(p -> -p.name().charAt(0)));
        for (Comparator<Person> o : orders) {
            ps.sort(o);
            StringBuilder names = new StringBuilder();
            ps.forEach(p -> names.append(p.name()).append(' '));
            System.out.println(names);
        }
        Lazy<String> lazy = new Lazy<>(() -> "lazy").map(s -> s + "!").map(String::toUpperCase);
        System.out.println(Lazy.forced + " " + lazy.get() + lazy.get() + " " + Lazy.forced);
        int[] calls = {0};
        Function<Integer, Integer> slow = memo(x -> { calls[0]++; return x * x; }, new TreeMap<>());
        System.out.println(slow.apply(4) + slow.apply(4) + slow.apply(5) + " calls " + calls[0]);
        Optional<String> o = Optional.of("value"), none = Optional.empty();
        System.out.println(o.map(String::length) + " " + none.map(String::length) + " " + o.filter(String::isEmpty) + " " + none.or(() -> Optional.of("alt")) + " " + none.orElse("else") + " " + o.flatMap(s -> Optional.of(s.charAt(0))).get() + " " + o.stream().count() + none.isPresent() + none.isEmpty() + " " + Optional.ofNullable(null) + " " + o.equals(Optional.of("value")) + " " + OptionalInt.of(3) + OptionalInt.empty());
        o.ifPresentOrElse(s -> System.out.print("present "), () -> System.out.print("absent "));
        none.ifPresentOrElse(s -> System.out.print("present "), () -> System.out.println("absent"));
        try {
            none.orElseThrow(() -> new IllegalStateException("supplied"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (String e : Arrays.asList("1+2*3", "(1+2)*3", "10-4-3", "2*(3+4)*5-1", "7+", "x", "((8))rest")) {
            System.out.println(e + " = " + Parser.expr().parse(e).map(r -> r.getKey() + " rest '" + r.getValue() + "'").orElse("no parse"));
        }
    }
}
