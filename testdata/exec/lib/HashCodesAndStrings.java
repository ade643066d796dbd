package lib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The specified hashCode and toString of many library values, and equality between different classes. */
public class HashCodesAndStrings {
    record Point(int x, double y, String z, int[] hidden) {
        @Override
        public int hashCode() {
            return Objects.hash(x, y, z);
        }
    }

    record Plain(boolean b, byte y, char c, short s, int i, long l, float f, double d, Object o) {}

    record Empty() {}

    record Generic<T extends Comparable<T>>(T value, List<T> more) {}

    static void show(Object o) {
        System.out.println(o.getClass().getSimpleName() + " " + o + " " + o.hashCode() + " " + o.equals(o) + " " + o.equals(null) + o.equals("other"));
    }

    public static void main(String[] args) {
        List<Object> values = new ArrayList<>(List.of(1, -1L, 'c', true, (byte) -5, (short) 300, 1.5f, -0.0, Double.NaN, "text", new BigInteger("-12345678901234567890"), new BigDecimal("1.20"), new BigDecimal("1.2"),
            LocalDate.of(2024, 2, 29), LocalTime.of(1, 2, 3, 4), LocalDateTime.of(2000, 1, 1, 0, 0), Instant.ofEpochSecond(1, 2), Duration.ofMillis(-1500), Period.of(1, 2, 3), ZoneOffset.ofHours(5), OffsetDateTime.of(2000, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC), Year.of(1999), YearMonth.of(1999, 12), MonthDay.of(2, 29),
            URI.create("http://h/p?q#f"), Path.of("a/b"), Locale.US, UUID.fromString("00000000-0000-0001-0000-000000000002"), new Date(0L).getTime(), Optional.of("o"), Optional.empty(), OptionalInt.of(7),
            List.of(1, 2), Arrays.asList(1, null), new ArrayList<>(List.of("a")), new LinkedList<>(List.of("a")), new Vector<>(List.of("a")), Collections.nCopies(2, "x"), Collections.emptyList(), Collections.singletonList(5), List.of(1, 2, 3, 4).subList(1, 3),
            new TreeSet<>(Set.of(3, 1, 2)), new LinkedHashSet<>(List.of("q", "p")), Set.of("only"), Collections.singleton(9), new HashSet<>(List.of("h1", "h2", "h3")), new TreeMap<>(Map.of("k", 1, "j", 2)), Map.of("one", 1), Map.entry("e", 2), new AbstractMap.SimpleEntry<>("e", 2), new HashMap<>(Map.of("e", 2)), new LinkedHashMap<>(Map.of("e", 2)),
            Collections.unmodifiableMap(new HashMap<>(Map.of("e", 2))), Collections.singletonMap("e", 2), BitSet.valueOf(new long[] {5, 1}), new Plain(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, null), new Empty(), new Generic<>("v", List.of("w")), new Point(1, 2.5, "z", null)));
        for (Object o : values) {
            if (o instanceof Set<?> s && s.size() == 3 && !(o instanceof TreeSet)) {
                System.out.println("HashSet " + o + " " + o.hashCode());
            } else {
                show(o);
            }
        }
        System.out.println(new StringJoiner("-").add("a") + " " + new AtomicInteger(4) + " " + new ArrayDeque<>(List.of(1, 2)) + " " + new PriorityQueue<>(List.of(3, 1, 2)) + " " + RoundingMode.UP + " " + TimeUnit.DAYS + " " + Thread.State.NEW + " " + int[].class + " " + Integer.class + " " + Runnable.class);
        System.out.println(List.of("a").equals(new LinkedList<>(List.of("a"))) + " " + new ArrayList<>().equals(new HashSet<>()) + " " + Set.of(1).equals(new TreeSet<>(Set.of(1))) + " " + Map.of().equals(new TreeMap<>()) + " " + Map.entry(1, 2).equals(new AbstractMap.SimpleEntry<>(1, 2)) + " " + new HashSet<>(List.of(1, 2)).equals(Set.of(2, 1)) + " "
            + new ArrayDeque<>(List.of(1)).equals(new ArrayDeque<>(List.of(1))) + " " + Integer.valueOf(1).equals((Object) 1L) + " " + new Point(1, 2, "z", null).equals(new Point(1, 2, "z", new int[0])));
        System.out.println(new Plain(true, (byte) 1, 'c', (short) 2, 3, 4L, Float.NaN, -0.0, "o").equals(new Plain(true, (byte) 1, 'c', (short) 2, 3, 4L, Float.NaN, -0.0, "o")) + " " + new Plain(true, (byte) 1, 'c', (short) 2, 3, 4L, 0f, 0.0, "o").equals(new Plain(true, (byte) 1, 'c', (short) 2, 3, 4L, 0f, -0.0, "o")));
        System.out.println(Objects.hash(1, "a", List.of()) + " " + Arrays.hashCode(new Object[] {1, "a", List.of()}) + " " + List.of(1, "a", List.of()).hashCode() + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, "x"}) + " " + new HashMap<>().hashCode() + Collections.emptySet().hashCode() + List.of().hashCode());
        Object plain = new Object() {
            @Override
            public int hashCode() {
                return 0xbeef;
            }
        };
        System.out.println(plain.toString().endsWith("@beef") + " " + new int[0].toString().startsWith("[I@") + " " + new String[0][0].toString().startsWith("[[Ljava.lang.String;@"));
        int[] histogram = new int[8];
        for (int i = 0; i < 2000; i++) {
            int h = ("key-" + i * 7919).hashCode();
            histogram[(h ^ h >>> 16) & 7]++;
        }
        System.out.println(Arrays.toString(histogram));
        Map<Object, String> mixed = new LinkedHashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put("1", "string");
        mixed.put('1', "char");
        mixed.put(1.0, "double");
        mixed.put(1.0f, "float");
        mixed.put(List.of(1), "list");
        mixed.put(null, "null");
        mixed.put(Optional.of(1), "optional");
        System.out.println(mixed.size() + " " + mixed.get((byte) 1) + mixed.get(1.0) + mixed.get(Arrays.asList(1)) + mixed.get(null) + " " + mixed);
        System.out.println(new TreeMap<>(Comparator.comparing(Object::toString)) {
            {
                putAll(Map.of(3, "three", "3", "str", 2L, "two"));
            }
        }.keySet());
    }
}
