package lib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.BaseStream;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Streams as programs: zips, windows, sliding folds, laziness counts, short-circuiting, late binding. */
public class StreamMore {
    static <A, B, R> Stream<R> zip(Stream<A> a, Stream<B> b, BiFunction<A, B, R> f) {
        Iterator<A> ia = a.iterator();
        Iterator<B> ib = b.iterator();
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Iterator<R>() {
            @Override
            public boolean hasNext() {
                return ia.hasNext() && ib.hasNext();
            }

            @Override
            public R next() {
                return f.apply(ia.next(), ib.next());
            }
        }, Spliterator.ORDERED), false);
    }

    static <T> Stream<List<T>> windows(List<T> l, int n) {
        return IntStream.rangeClosed(0, l.size() - n).mapToObj(i -> l.subList(i, i + n));
    }

    static <T> Stream<List<T>> chunks(List<T> l, int n) {
        return IntStream.iterate(0, i -> i < l.size(), i -> i + n).mapToObj(i -> l.subList(i, Math.min(l.size(), i + n)));
    }

    static <T> Collector<T, ?, List<List<T>>> runs(Comparator<T> c) {
        return Collector.of(ArrayList::new, (acc, x) -> {
            List<T> last = acc.isEmpty() ? null : acc.get(acc.size() - 1);
            if (last == null || c.compare(last.get(last.size() - 1), x) > 0) {
                acc.add(new ArrayList<>(List.of(x)));
            } else {
                last.add(x);
            }
        }, (a, b) -> {
            a.addAll(b);
            return a;
        });
    }

    static Stream<List<Integer>> permutations(List<Integer> l) {
        return l.isEmpty() ? Stream.of(List.of()) : l.stream().flatMap(x -> permutations(l.stream().filter(y -> !y.equals(x)).toList()).map(p -> {
            List<Integer> r = new ArrayList<>(List.of(x));
            r.addAll(p);
            return r;
        }));
    }

    static <T> Predicate<T> distinctBy(Function<T, ?> key) {
        Map<Object, Boolean> seen = new HashMap<>();
        return t -> seen.putIfAbsent(key.apply(t), true) == null;
    }

    record Order(int id, String customer, List<Line> lines) {}

    record Line(String product, int quantity, int cents) {
        int total() {
            return quantity * cents;
        }
    }

    public static void main(String[] args) {
        System.out.println(zip(Stream.of("a", "b", "c"), Stream.iterate(1, x -> x + 1), (s, i) -> s + i).toList());
        List<Integer> nums = List.of(3, 8, 9, 2, 5, 5, 1, 7);
        System.out.println(windows(nums, 3).map(w -> w.stream().mapToInt(x -> x).sum()).toList() + " " + chunks(nums, 3).toList() + " " + nums.stream().collect(runs(Comparator.<Integer>naturalOrder())));
        System.out.println(permutations(List.of(1, 2, 3)).map(Object::toString).collect(Collectors.joining(" ")) + " " + permutations(List.of(1, 2, 3, 4, 5)).count());
        System.out.println(Stream.of("apple", "avocado", "bean", "beet", "corn").filter(distinctBy(s -> s.charAt(0))).toList());
        AtomicInteger evaluated = new AtomicInteger();
        int first = IntStream.iterate(1, i -> i + 1).peek(i -> evaluated.incrementAndGet()).filter(i -> i % 7 == 0).map(i -> i * i).filter(i -> i % 2 == 0).findFirst().getAsInt();
        System.out.println(first + " after " + evaluated);
        evaluated.set(0);
        boolean any = Stream.of(1, 2, 3).flatMap(i -> IntStream.range(0, 100).boxed().peek(x -> evaluated.incrementAndGet())).anyMatch(x -> x == 5);
        System.out.println(any + " after " + evaluated);
        evaluated.set(0);
        System.out.println(Stream.generate(evaluated::incrementAndGet).limit(5).skip(2).mapToInt(x -> x).sum() + " after " + evaluated);
        List<String> source = new ArrayList<>(List.of("x"));
        Stream<String> late = source.stream();
        source.add("y");
        System.out.println(late.collect(Collectors.joining(",")));
        StringBuilder order = new StringBuilder();
        Stream.of(5, 3, 4).peek(x -> order.append("p").append(x)).sorted().peek(x -> order.append("s").append(x)).limit(2).forEach(x -> order.append("f").append(x));
        System.out.println(order);
        List<Order> orders = List.of(new Order(1, "ann", List.of(new Line("pen", 10, 120), new Line("pad", 2, 350))), new Order(2, "bob", List.of(new Line("pen", 1, 120))), new Order(3, "ann", List.of(new Line("ink", 3, 999))), new Order(4, "cyd", List.of()));
        Map<String, Integer> spent = orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.flatMapping(o -> o.lines().stream(), Collectors.summingInt(Line::total))));
        System.out.println(spent);
        Map<String, String> perProduct = orders.stream().flatMap(o -> o.lines().stream()).collect(Collectors.groupingBy(Line::product, TreeMap::new, Collectors.teeing(Collectors.summingInt(Line::quantity), Collectors.averagingInt(Line::cents), (q, c) -> q + "@" + c)));
        System.out.println(perProduct);
        System.out.println(spent.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).map(e -> String.format("%s:%d.%02d", e.getKey(), e.getValue() / 100, e.getValue() % 100)).collect(Collectors.joining(", ")));
        System.out.println(orders.stream().max(Comparator.comparingInt(o -> o.lines().stream().mapToInt(Line::total).sum())).map(Order::id) + " " + orders.stream().mapToInt(o -> o.lines().size()).summaryStatistics().getMax());
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).mapToLong(f -> f[0]).takeWhile(x -> x < 500).boxed().toList());
        System.out.println(Stream.iterate("x", s -> s.length() < 6, s -> s + s.charAt(0)).map(String::length).reduce(0, Integer::sum));
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        System.out.println(IntStream.rangeClosed(2, 60).boxed().collect(Collectors.partitioningBy(i -> IntStream.rangeClosed(2, (int) Math.sqrt(i)).allMatch(d -> i % d != 0))).get(true));
        BitSet primes = IntStream.range(2, 50).filter(i -> IntStream.range(2, i).noneMatch(d -> i % d == 0)).collect(BitSet::new, BitSet::set, BitSet::or);
        System.out.println(primes + " " + primes.stream().sum());
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(Arrays.deepToString(IntStream.range(0, 3).mapToObj(c -> Arrays.stream(m).mapToInt(r -> r[c]).toArray()).toArray(int[][]::new)) + " " + Arrays.stream(m).flatMapToInt(Arrays::stream).sum());
        Function<Integer, Integer> pipeline = Stream.<Function<Integer, Integer>>of(x -> x + 1, x -> x * 2, x -> x - 3).reduce(Function.identity(), Function::andThen);
        System.out.println(pipeline.apply(10) + " " + Stream.<Predicate<Integer>>of(x -> x > 3, x -> x % 2 == 0).reduce(x -> true, Predicate::and).test(6));
        String text = "the quick brown the lazy dog the end";
        List<String> repeated = Arrays.stream(text.split(" ")).collect(Collectors.collectingAndThen(Collectors.groupingBy(Function.identity(), Collectors.counting()), c -> c.entrySet().stream().filter(e -> e.getValue() > 1).map(Map.Entry::getKey).toList()));
        System.out.println(repeated);
        System.out.println(text.chars().mapToObj(c -> (char) c).filter(Character::isLetter).collect(Collectors.toMap(c -> c, c -> 1, Integer::sum, TreeMap::new)).firstEntry());
        try (Stream<String> s = Stream.of("closing").onClose(() -> System.out.println("closed"))) {
            BaseStream<String, Stream<String>> b = s;
            System.out.println(b.iterator().next());
        }
        int parallel = IntStream.range(0, 300).parallel().boxed().map(i -> i * 3).filter(i -> i % 2 == 0).collect(Collectors.reducing(0, Integer::sum));
        System.out.println(parallel + " " + Arrays.asList(3, 1, 2).parallelStream().sorted().map(String::valueOf).collect(Collectors.joining()) + " " + List.of("b", "a").parallelStream().collect(Collectors.toCollection(ArrayList::new)));
    }
}
