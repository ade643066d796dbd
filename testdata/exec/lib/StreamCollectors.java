package lib;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All of Collectors, a custom collector, and collection failures. */
public class StreamCollectors {
    enum Color { RED, GREEN, BLUE }

    record Item(String name, Color color, double weight, List<String> tags) {}

    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        List<Item> items = List.of(new Item("apple", Color.RED, 1.5, List.of("fruit", "round")), new Item("brick", Color.RED, 30, List.of("stone")), new Item("cress", Color.GREEN, 0.25, List.of()),
            new Item("dye", Color.BLUE, 2, List.of("liquid", "toxic")), new Item("elm", Color.GREEN, 900, List.of("tree", "wood")), new Item("fig", Color.GREEN, 0.5, List.of("fruit")));
        t("groupingBy", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.mapping(Item::name, Collectors.toList()))));
        t("counting", () -> items.stream().collect(Collectors.groupingBy(i -> i.name().length(), Collectors.counting())));
        t("sums", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.summingDouble(Item::weight))));
        t("averaging", () -> items.stream().collect(Collectors.averagingDouble(Item::weight)) + " " + items.stream().collect(Collectors.averagingInt(i -> i.name().length())) + " " + Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)));
        t("partition", () -> items.stream().collect(Collectors.partitioningBy(i -> i.weight() > 1, Collectors.mapping(Item::name, Collectors.joining(",")))));
        t("partition empty", () -> Stream.<Item>empty().collect(Collectors.partitioningBy(i -> true)));
        t("flatMapping", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.flatMapping(i -> i.tags().stream(), Collectors.toCollection(TreeSet::new)))));
        t("filtering", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.filtering(i -> i.weight() < 1, Collectors.counting()))));
        t("teeing", () -> items.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.comparing(Item::weight)), Collectors.maxBy(Comparator.comparing(Item::weight)), (a, b) -> a.get().name() + "<" + b.get().name())));
        t("collectingAndThen", () -> items.stream().map(Item::name).collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        t("reducing", () -> items.stream().collect(Collectors.reducing(0.0, Item::weight, Double::sum)) + " " + Stream.of(1, 2, 3).collect(Collectors.reducing(Integer::max)) + " " + Stream.of(2, 3).collect(Collectors.reducing(1, (a, b) -> a * b)));
        t("toMap", () -> items.stream().collect(Collectors.toMap(Item::name, Item::weight, (a, b) -> a, TreeMap::new)));
        t("toMap dup", () -> items.stream().collect(Collectors.toMap(Item::color, Item::name)));
        t("toMap merge", () -> items.stream().collect(Collectors.toMap(Item::color, Item::name, (a, b) -> a + "+" + b, TreeMap::new)));
        t("toMap linked", () -> Stream.of("q", "w", "e").collect(Collectors.toMap(Function.identity(), String::hashCode, (a, b) -> a, LinkedHashMap::new)));
        t("toMap null", () -> Stream.of("a").collect(Collectors.toMap(x -> x, x -> null)));
        t("groupingBy null", () -> Stream.of("a").collect(Collectors.groupingBy(x -> (String) null)));
        t("concurrent", () -> new TreeMap<>(items.stream().collect(Collectors.groupingByConcurrent(Item::color, Collectors.counting()))) + " " + new TreeMap<>(items.stream().collect(Collectors.toConcurrentMap(Item::name, i -> 1))).size());
        t("joining", () -> Stream.of("a", "b").collect(Collectors.joining()) + Stream.of("a", "b").collect(Collectors.joining("-", "[", "]")) + Stream.<String>of().collect(Collectors.joining("-", "[", "]")));
        t("summarizing", () -> items.stream().collect(Collectors.summarizingInt(i -> (int) i.weight())) + " " + items.stream().collect(Collectors.summarizingLong(i -> 5L)));
        t("summarizing double", () -> {
            var s = items.stream().collect(Collectors.summarizingDouble(Item::weight));
            return s.getCount() + " " + s.getSum() + " " + s.getMin() + " " + s.getMax() + " " + s.getAverage();
        });
        t("unmodifiable", () -> Stream.of(1, 2).collect(Collectors.toUnmodifiableList()).set(0, 1));
        t("unmodifiable null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        t("unmodifiable map", () -> Stream.of(7).collect(Collectors.toUnmodifiableMap(x -> x, x -> -x)));
        t("toSet", () -> new TreeSet<>(Stream.of(3, 1, 3).collect(Collectors.toSet())) + " " + Stream.of(5).collect(Collectors.toUnmodifiableSet()));
        t("toCollection", () -> Stream.of(1, 2, 3).collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
        t("nested", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.partitioningBy(i -> i.tags().isEmpty(), Collectors.counting()))));
        t("minBy", () -> items.stream().collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.collectingAndThen(Collectors.minBy(Comparator.comparing(Item::weight)), o -> o.map(Item::name).orElse("-")))));
        Collector<String, ?, String> custom = Collector.of(() -> new StringJoiner("|", "{", "}"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        t("custom", () -> Stream.of("x", "y", "z").collect(custom) + " " + custom.characteristics());
        Collector<Integer, int[], int[]> sums = Collector.of(() -> new int[2], (a, x) -> {
            a[0] += x;
            a[1]++;
        }, (a, b) -> {
            a[0] += b[0];
            a[1] += b[1];
            return a;
        }, Collector.Characteristics.IDENTITY_FINISH, Collector.Characteristics.UNORDERED);
        t("custom parallel", () -> {
            int[] r = IntStream.rangeClosed(1, 500).boxed().parallel().collect(sums);
            return r[0] + "/" + r[1] + " " + sums.characteristics().size();
        });
        IntSummaryStatistics st = new IntSummaryStatistics();
        t("empty stats", () -> st + " " + st.getMin());
        st.accept(5);
        st.combine(IntStream.of(-3, 9).summaryStatistics());
        t("stats", () -> st);
        Map<Boolean, Map<Color, Set<String>>> deep = items.stream().collect(Collectors.partitioningBy(i -> i.weight() > 1,
            Collectors.groupingBy(Item::color, TreeMap::new, Collectors.mapping(i -> i.name().substring(0, 1), Collectors.toCollection(TreeSet::new)))));
        System.out.println(deep + " " + deep.getClass().getSimpleName() + " " + deep.size() + deep.keySet());
        Map<String, Long> words = Stream.of("it was the best of times it was the worst of times".split(" ")).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(words);
        System.out.println(words.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(3).map(Map.Entry::toString).collect(Collectors.joining("; ")));
        System.out.println(IntStream.range(0, 30).boxed().collect(Collectors.groupingBy(i -> i % 3, Collectors.reducing(0, Integer::sum))));
    }
}
