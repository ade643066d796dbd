package lambda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Streams: every intermediate and terminal operation, laziness, collectors, primitive streams. */
public class Streams {
    record Item(String kind, String name, int price) { }

    static void p(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        p(words.stream().filter(s -> s.length() == 5).map(String::toUpperCase).distinct().sorted().toList());
        p(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).skip(1).limit(3).collect(Collectors.joining("|", "<", ">")));
        p(words.stream().mapToInt(String::length).boxed().reduce(0, (a, b) -> a * 7 + b));
        p(words.stream().reduce((a, b) -> b + a.charAt(0)).get() + " " + words.stream().reduce(0, (n, s) -> n + s.length(), Integer::sum));
        StringBuilder trace = new StringBuilder();
        p(Stream.of(1, 2, 3, 4, 5, 6).peek(i -> trace.append("a").append(i)).filter(i -> i % 2 == 0).peek(i -> trace.append("b").append(i)).map(i -> i * i).anyMatch(i -> i > 10) + " " + trace);
        trace.setLength(0);
        p(Stream.of(3, 1, 2).peek(i -> trace.append("p").append(i)).sorted().peek(i -> trace.append("s").append(i)).findFirst().get() + " " + trace);
        p(Stream.iterate(1, x -> x * 3).limit(8).toList() + " " + Stream.iterate(1, x -> x < 50, x -> x * 2).map(String::valueOf).collect(Collectors.joining(",")));
        int[] gen = {0};
        p(Stream.generate(() -> gen[0]++).takeWhile(i -> i < 5).toList() + " " + gen[0] + " " + IntStream.range(0, 10).dropWhile(i -> i < 7).boxed().toList());
        p(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).map(i -> i + 1).toList() + " " + Stream.of("ab", "c").flatMapToInt(String::chars).sum());
        p(Stream.of(1, 2, 3).<String>mapMulti((i, sink) -> {
            for (int k = 0; k < i; k++) {
                sink.accept(i + "." + k);
            }
        }).toList());
        p(Stream.concat(Stream.of("x"), Stream.of("y", "z")).count() + " " + Stream.empty().findAny().isPresent() + " " + Stream.ofNullable(null).count());
        p(words.stream().allMatch(s -> s.length() > 3) + " " + words.stream().noneMatch(s -> s.contains("z")) + " " + words.stream().max(Comparator.naturalOrder()).get() + " " + words.stream().min(Comparator.comparing(String::length)).get());
        List<Item> items = List.of(new Item("fruit", "apple", 3), new Item("veg", "leek", 2), new Item("fruit", "fig", 9), new Item("nut", "pecan", 12), new Item("veg", "kale", 4));
        p(new TreeMap<>(items.stream().collect(Collectors.groupingBy(Item::kind))));
        p(items.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.mapping(Item::name, Collectors.joining("+")))).toString());
        p(items.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.summingInt(Item::price))).toString());
        p(items.stream().collect(Collectors.partitioningBy(i -> i.price() > 3, Collectors.counting())));
        p(items.stream().collect(Collectors.toMap(Item::name, Item::price, Integer::sum, TreeMap::new)).toString());
        p(items.stream().collect(Collectors.teeing(Collectors.averagingInt(Item::price), Collectors.maxBy(Comparator.comparingInt(Item::price)), (avg, max) -> avg + " " + max.get().name())));
        p(items.stream().map(Item::kind).collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), TreeSet::descendingSet)));
        p(items.stream().collect(Collectors.filtering(i -> i.price() < 10, Collectors.flatMapping(i -> i.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)))));
        p(items.stream().collect(Collectors.reducing(0, Item::price, Math::max)) + " " + items.stream().collect(Collectors.minBy(Comparator.comparing(Item::name))).get());
        try {
            items.stream().collect(Collectors.toMap(Item::kind, Item::price));
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        Collector<String, StringBuilder, String> rev = Collector.of(StringBuilder::new, (sb, s) -> sb.insert(0, s.charAt(0)), StringBuilder::append, StringBuilder::toString);
        p(words.stream().collect(rev) + " " + words.stream().collect(ArrayList<Integer>::new, (l, s) -> l.add(s.length()), ArrayList::addAll));
        IntSummaryStatistics st = IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics();
        p(st.getMin() + " " + st.getMax() + " " + st.getAverage() + " " + st.getSum() + " " + st);
        p(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).toList() + " " + IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.iterate(1, x -> x / 2).limit(20).average().getAsDouble());
        p(IntStream.range(0, 0).max().isPresent() + " " + IntStream.empty().average() + " " + IntStream.range(0, 20).filter(i -> i % 3 == 0).mapToLong(i -> 1L << i).sum() + " " + IntStream.of(1, 2, 2, 3).distinct().asDoubleStream().sum());
        p(Arrays.stream(new int[] {5, 6, 7, 8}, 1, 3).sum() + " " + Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)) + " " + "hello".chars().mapToObj(c -> "" + (char) (c + 1)).collect(Collectors.joining()));
        Stream<String> once = words.stream();
        once.count();
        try {
            once.forEach(System.out::println);
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        try (Stream<String> closing = words.stream().onClose(() -> p("closed 1")).onClose(() -> p("closed 2"))) {
            p(closing.iterator().next());
        }
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5, 6, 7, 8).spliterator();
        Spliterator<Integer> head = sp.trySplit();
        List<Integer> parts = new ArrayList<>();
        head.forEachRemaining(parts::add);
        parts.add(0);
        sp.tryAdvance(parts::add);
        p(parts + " " + sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED));
        p(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        Map<Boolean, List<Integer>> nested = Stream.of(5, 3, 8).collect(Collectors.partitioningBy(x -> x > 4));
        p(nested + " " + Stream.of("b", "a").sorted(Comparator.reverseOrder()).toList() + " " + Stream.of(1, null, 2).filter(java.util.Objects::nonNull).mapToInt(i -> i).sum());
        try {
            Stream.of(1, 2).toList().add(3);
        } catch (UnsupportedOperationException e) {
            p("immutable");
        }
    }
}
