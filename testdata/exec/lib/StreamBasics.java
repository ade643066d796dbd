package lib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Every operation of Stream, laziness and evaluation order, reuse errors, close handlers. */
public class StreamBasics {
    record Person(String name, int age, String city) {}

    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ann", 31, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 31, "Rome"), new Person("Dee", 19, "Oslo"), new Person("Eve", 40, "Bern"));
        t("filter map", () -> people.stream().filter(p -> p.age() > 20).map(Person::name).toList());
        t("sorted", () -> people.stream().sorted(Comparator.comparingInt(Person::age).reversed().thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).toList());
        t("distinct", () -> people.stream().map(Person::city).distinct().collect(Collectors.joining("/")));
        t("flatMap", () -> Stream.of("a b", "c", "").flatMap(s -> Arrays.stream(s.split(" "))).map(s -> '<' + s + '>').toList());
        t("flatMap null", () -> Stream.of(1, 2, 3).flatMap(i -> i == 2 ? null : Stream.of(i, i * 10)).toList());
        t("mapMulti", () -> Stream.of(1, 2, 3).<String>mapMulti((i, sink) -> {
            for (int k = 0; k < i; k++) {
                sink.accept(i + "." + k);
            }
        }).toList());
        t("limit skip", () -> Stream.iterate(1, x -> x * 3).skip(2).limit(5).toList());
        t("iterate while", () -> Stream.iterate(100, x -> x > 3, x -> x / 2).toList());
        t("takeWhile", () -> Stream.of(1, 2, 5, 1, 9).takeWhile(x -> x < 5).toList() + "" + Stream.of(1, 2, 5, 1, 9).dropWhile(x -> x < 5).toList());
        t("generate", () -> {
            int[] n = {0};
            return Stream.generate(() -> n[0]++).limit(4).toList();
        });
        t("peek order", () -> {
            StringBuilder sb = new StringBuilder();
            Stream.of("one", "two", "three", "four").peek(x -> sb.append("A:").append(x).append(' ')).filter(x -> x.length() > 3)
                .peek(x -> sb.append("B:").append(x).append(' ')).map(String::toUpperCase).limit(1).forEach(x -> sb.append("C:").append(x));
            return sb;
        });
        t("sorted barrier", () -> {
            StringBuilder sb = new StringBuilder();
            Stream.of(3, 1, 2).peek(x -> sb.append('a').append(x)).sorted().peek(x -> sb.append('b').append(x)).anyMatch(x -> x == 2);
            return sb;
        });
        t("lazy", () -> {
            boolean[] ran = {false};
            Stream<Integer> s = Stream.of(1).peek(x -> ran[0] = true);
            return ran[0] + " " + s.count() + " " + ran[0];
        });
        t("reduce", () -> Stream.of(1, 2, 3, 4).reduce(Integer::sum).get() + " " + Stream.of(1, 2, 3).reduce(10, (a, b) -> a * b) + " " + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum)
            + " " + Stream.<Integer>empty().reduce(Integer::sum));
        t("match", () -> people.stream().anyMatch(p -> p.age() == 19) + " " + people.stream().allMatch(p -> p.age() > 19) + " " + people.stream().noneMatch(p -> p.city().isEmpty()) + " " + Stream.empty().allMatch(x -> false));
        t("find", () -> people.stream().findFirst().map(Person::name) + " " + Stream.empty().findAny() + " " + people.stream().filter(p -> p.city().equals("Bern")).findAny().get());
        t("find null", () -> Stream.of((Object) null).findFirst());
        t("min max", () -> people.stream().min(Comparator.comparing(Person::age)).get() + " " + people.stream().max(Comparator.comparing(Person::age)).get() + people.stream().max(Comparator.comparing(p -> p.age() / 31)).get().name());
        t("count", () -> Stream.of(1, 2, 3).count() + " " + people.stream().mapToInt(Person::age).sum());
        t("toArray", () -> Arrays.toString(people.stream().map(Person::name).toArray()) + people.stream().map(Person::name).toArray(String[]::new).length);
        t("toArray bad", () -> Stream.of("x").toArray(Integer[]::new).length);
        t("concat", () -> Stream.concat(Stream.of(1), Stream.concat(Stream.of(2), Stream.empty())).toList());
        t("ofNullable", () -> Stream.ofNullable(null).count() + Stream.ofNullable("x").count());
        t("builder", () -> Stream.<String>builder().add("p").add("q").build().collect(Collectors.toList()));
        t("builder twice", () -> {
            Stream.Builder<String> b = Stream.builder();
            b.build();
            return b.add("late");
        });
        t("reuse", () -> {
            Stream<Integer> s = Stream.of(1, 2);
            s.forEach(x -> { });
            return s.count();
        });
        t("linked", () -> {
            Stream<Integer> s = Stream.of(1, 2);
            s.map(x -> x);
            return s.map(x -> x);
        });
        t("toList immutable", () -> Stream.of(1).toList().add(2));
        t("collect 3", () -> Stream.of("x", "y").collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        t("iterator", () -> {
            Iterator<Integer> it = Stream.of(5, 6).iterator();
            int a = it.next();
            return a + it.next() + " " + it.hasNext();
        });
        t("spliterator", () -> {
            var sp = Stream.of(1, 2, 3, 4).filter(x -> x > 1).spliterator();
            StringBuilder sb = new StringBuilder();
            sp.tryAdvance(x -> sb.append('[').append(x).append(']'));
            sp.forEachRemaining(sb::append);
            return sb + " " + StreamSupport.stream(List.of(9, 8).spliterator(), false).toList();
        });
        t("close", () -> {
            StringBuilder sb = new StringBuilder();
            try (Stream<Integer> s = Stream.of(1).onClose(() -> sb.append("first ")).onClose(() -> sb.append("second "))) {
                s.forEach(sb::append);
            }
            return sb;
        });
        t("close throws", () -> {
            Stream<Integer> s = Stream.of(1).onClose(() -> {
                throw new IllegalStateException("one");
            }).onClose(() -> {
                throw new IllegalStateException("two");
            });
            try {
                s.close();
                return "closed";
            } catch (IllegalStateException e) {
                return e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage();
            }
        });
        t("npe in lambda", () -> Stream.of("a", null).map(String::length).toList());
        t("cce", () -> Stream.of((Object) "a", 1).sorted().toList());
        t("map index", () -> IntStream.range(0, people.size()).mapToObj(i -> i + people.get(i).name()).toList());
        t("function", () -> Stream.of(1, 2).map(Function.<Integer>identity().andThen(x -> x + 1).compose((Integer x) -> x * 10)).toList());
        t("nested", () -> IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})
            .filter(x -> x[2] * x[2] == x[0] * x[0] + x[1] * x[1])).map(Arrays::toString).toList());
        t("sieve", () -> {
            List<Integer> primes = new ArrayList<>();
            IntStream.iterate(2, i -> i + 1).filter(i -> primes.stream().takeWhile(p -> p * p <= i).noneMatch(p -> i % p == 0)).limit(25).forEach(primes::add);
            return primes;
        });
        t("optional stream", () -> Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).flatMap(Optional::stream).toList());
        t("isParallel", () -> Stream.of(1).isParallel() + " " + Stream.of(1).parallel().isParallel() + " " + Stream.of(1).parallel().sequential().isParallel());
        t("unordered", () -> Stream.of(3, 1, 2).unordered().sorted().toList());
        t("chars", () -> "stream".chars().mapToObj(c -> String.valueOf((char) (c + 1))).collect(Collectors.joining()));
        t("lines", () -> "x=1\ny=2\n\nz".lines().filter(l -> l.contains("=")).map(l -> l.split("=")).collect(Collectors.toMap(p -> p[0], p -> Integer.parseInt(p[1]))));
    }
}
