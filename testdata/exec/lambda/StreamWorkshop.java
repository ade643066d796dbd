package lambda;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Spliterators, collectors and iterators of one's own; reports over records; laziness and closing. */
public class StreamWorkshop {
    static class Range implements Iterable<Integer> {
        final int lo, hi;
        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }
        public Iterator<Integer> iterator() {
            return spliteratorIterator();
        }
        Iterator<Integer> spliteratorIterator() {
            return Spliterators.iterator(spliterator());
        }
        public Spliterator<Integer> spliterator() {
            return new Sp(lo, hi);
        }
    }
    static class Sp implements Spliterator<Integer> {
        int a;
        final int b;
        Sp(int a, int b) {
            this.a = a;
            this.b = b;
        }
        public boolean tryAdvance(Consumer<? super Integer> c) {
            if (a >= b) return false;
            c.accept(a++);
            return true;
        }
        public Spliterator<Integer> trySplit() {
            int m = (a + b) >>> 1;
            if (m <= a) return null;
            Sp s = new Sp(a, m);
            a = m;
            return s;
        }
        public long estimateSize() {
            return b - a;
        }
        public int characteristics() {
            return SIZED | SUBSIZED | ORDERED | IMMUTABLE | NONNULL | SORTED;
        }
        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }
    static void show(Object o) {
        System.out.println(o);
    }
    static <T> Collector<T, ?, List<List<T>>> chunk(int n) {
        return Collector.of(ArrayList::new, (l, t) -> {
            if (l.isEmpty() || l.get(l.size() - 1).size() == n) l.add(new ArrayList<>());
            l.get(l.size() - 1).add(t);
        }, (x, y) -> {
            x.addAll(y);
            return x;
        });
    }
    static <A, B, C> Stream<C> zip(Stream<A> a, Stream<B> b, BiFunction<A, B, C> f) {
        Iterator<A> i = a.iterator();
        Iterator<B> j = b.iterator();
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Iterator<C>() {
            public boolean hasNext() {
                return i.hasNext() && j.hasNext();
            }
            public C next() {
                return f.apply(i.next(), j.next());
            }
        }, Spliterator.ORDERED), false);
    }
    record Emp(String name, String dept, double pay, int age) {}
    public static void main(String[] args) {
        int s = 0;
        for (int x : new Range(1, 11)) s += x;
        System.out.println(s);
        System.out.println(StreamSupport.stream(new Range(0, 1000).spliterator(), true).mapToInt(x -> x).sum());
        System.out.println(IntStream.range(0, 7).boxed().collect(chunk(3)));
        System.out.println(zip(Stream.of("a", "b", "c"), Stream.iterate(1, x -> x + 1), (x, y) -> x + y).toList());
        List<Emp> es = List.of(new Emp("Ann", "dev", 120.5, 30), new Emp("Bob", "dev", 99, 45), new Emp("Cy", "ops",
                70, 28), new Emp("Di", "ops", 88.25, 61), new Emp("Ed", "hr", 65, 39));
        show(es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
                Collectors.averagingDouble(Emp::pay))));
        show(es.stream().sorted(Comparator.comparing(Emp::dept).thenComparing(Emp::pay,
                Comparator.reverseOrder())).map(Emp::name).collect(Collectors.joining(" ")));
        show(es.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.comparingInt(Emp::age)),
                Collectors.maxBy(Comparator.comparingInt(Emp::age)), (a, b) -> a.get().name() + "<"
                + b.get().name())));
        show(es.stream().collect(Collectors.partitioningBy(e -> e.pay() > 80, Collectors.mapping(Emp::name,
                Collectors.toList()))));
        DoubleSummaryStatistics st = es.stream().mapToDouble(Emp::pay).summaryStatistics();
        System.out.printf("%.3f %.2f %.2f %d%n", st.getAverage(), st.getMin(), st.getMax(), st.getCount());
        show(es.stream().map(Emp::dept).distinct().sorted(Collections.reverseOrder()).toList() + ""
                + es.stream().mapToInt(Emp::age).boxed().max(Integer::compare).get());
        show(es.stream().collect(Collectors.toMap(Emp::dept, e -> List.of(e.name()), (a, b) -> Stream.of(a,
                b).flatMap(List::stream).toList(), LinkedHashMap::new)));
        Map<Boolean, Map<String, Long>> nest = es.stream().collect(Collectors.partitioningBy(e -> e.age() < 40,
                Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        System.out.println(nest);
        System.out.println(Stream.of("the cat the dog the end".split(" ")).collect(Collectors.toMap(w -> w, w -> 1,
                Integer::sum, TreeMap::new)).entrySet().stream().sorted(Map.Entry.<String,
                Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(Object::toString).toList());
        List<String> log = new ArrayList<>();
        List<Integer> r = Stream.of(5, 1, 4, 2).peek(x -> log.add("p" + x)).filter(x -> x > 1).peek(x -> log.add("f"
                + x)).sorted().peek(x -> log.add("s" + x)).limit(2).toList();
        System.out.println(r + "" + log);
        try (Stream<String> cl = Stream.of("x").onClose(() -> System.out.println("closed"))) {
            cl.forEach(System.out::print);
        }
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2,
                (int) Math.sqrt(n)).noneMatch(d ->
                n % d == 0)).boxed().map(String::valueOf).collect(Collectors.joining(",")));
        PrimitiveIterator.OfInt pi = IntStream.of(3, 4).iterator();
        System.out.println(pi.nextInt() + pi.next());
        System.out.println(Stream.of(1, 2, 3, 4).parallel().reduce(0, (a, b) -> a + b * b, Integer::sum) + " "
                + Stream.of("b", "a").parallel().sorted().collect(Collectors.toCollection(LinkedList::new))
                + IntStream.range(0, 20).parallel().boxed().map(x -> x * x).filter(x -> x % 2 == 1).toList()
                + Arrays.asList(3, 1, 2).parallelStream().mapToInt(x -> x).max().getAsInt());
        BitSet b = IntStream.of(1, 3, 5).collect(BitSet::new, BitSet::set, BitSet::or);
        System.out.println(b + "" + b.stream().sum());
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).toList()
                + "" + Stream.ofNullable(null).count() + OptionalInt.of(3).stream().sum()
                + Optional.of("v").map(String::length).filter(x -> x > 5).or(() -> Optional.of(-1)).get());
        StringBuilder sb = new StringBuilder();
        Stream.iterate("x", q -> q.length() < 5, q -> q + "y").forEachOrdered(sb::append);
        System.out.println(sb);
        System.out.println(Stream.of(1.5, 2.5).mapToDouble(Double::doubleValue).mapToObj(d -> d
                + "d").collect(Collectors.toList()) + "" + LongStream.range(0,
                5).mapToInt(l -> (int) l).asDoubleStream().average()
                + "abca".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, LinkedHashMap::new,
                Collectors.counting())));
        try {
            Stream.of(1, null).map(Object::toString).toList();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            List.of(1).stream().toList().add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        try {
            IntStream.range(0, 3).boxed().collect(Collectors.toMap(x -> 1, x -> x));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
