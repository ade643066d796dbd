package lang;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Enums: bodies, constructors, static state, interfaces, abstract methods, EnumMap, EnumSet. */
public class Enums {
    interface Priced {
        int price();
    }

    enum Op implements Priced {
        ADD("+") {
            @Override
            int apply(int a, int b) { return a + b; }
        },
        SUB("-") {
            @Override
            int apply(int a, int b) { return a - b; }

            @Override
            public int price() { return super.price() * 2; }
        },
        MUL("*", 10) {
            private int uses;

            @Override
            int apply(int a, int b) {
                uses++;
                return a * b + 0 * uses;
            }

            @Override
            public String toString() { return "MUL used " + uses; }
        };

        private static final Map<String, Op> BY_SYMBOL = new java.util.TreeMap<>();
        static {
            for (Op o : values()) {
                BY_SYMBOL.put(o.symbol, o);
            }
        }
        final String symbol;
        private final int price;

        Op(String symbol) { this(symbol, symbol.length()); }

        Op(String symbol, int price) {
            this.symbol = symbol;
            this.price = price;
        }

        abstract int apply(int a, int b);

        @Override
        public int price() { return price; }

        static Op of(String s) { return BY_SYMBOL.get(s); }
    }

    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN;
        boolean weekend() { return compareTo(SAT) >= 0; }

        Day next() { return values()[(ordinal() + 1) % values().length]; }
    }

    enum Planet {
        EARTH(5.976e+24, 6.37814e6), MARS(6.421e+23, 3.3972e6);
        final double mass, radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() { return 6.67300E-11 * mass / (radius * radius); }
    }

    enum Single { INSTANCE; int hits; int hit() { return ++hits; } }

    enum Empty { }

    static int score(Day d) {
        switch (d) {
            case MON: return 1;
            case FRI: return 5;
            default: return d.weekend() ? 10 : 0;
        }
    }

    static <E extends Enum<E>> String all(Class<E> k) {
        StringBuilder sb = new StringBuilder(k.getSimpleName()).append(':');
        for (E e : k.getEnumConstants()) {
            sb.append(e.name()).append(e.ordinal()).append(' ');
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.symbol + " " + o.apply(6, 3) + " " + o.price() + " " + o.name() + " " + o.ordinal() + " " + o.getClass().isAnonymousClass() + " " + o.getDeclaringClass().getSimpleName() + " " + (o.getClass() == Op.class));
        }
        System.out.println(Op.of("*") + " " + Op.of("-") + " " + Op.of("?") + " " + Op.valueOf("ADD"));
        for (Day d : Day.values()) {
            System.out.print(d + "->" + d.next() + ":" + score(d) + " ");
        }
        System.out.println();
        for (Planet p : Planet.values()) {
            System.out.printf("%s %.3f%n", p, p.gravity());
        }
        Single.INSTANCE.hit();
        System.out.println(Single.INSTANCE.hit() + " " + Single.valueOf("INSTANCE").hits + " " + Empty.values().length);
        System.out.println(all(Day.class) + all(Op.class) + all(Empty.class));
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        hours.put(Day.FRI, 6);
        hours.put(Day.MON, 8);
        hours.put(Day.WED, null);
        hours.merge(Day.MON, 2, Integer::sum);
        System.out.println(hours + " " + hours.containsKey(Day.WED) + hours.containsKey(Day.SUN) + " " + hours.firstEntryLike());
    }

    static class EnumMap<K extends Enum<K>, V> extends java.util.EnumMap<K, V> {
        EnumMap(Class<K> k) {
            super(k);
        }

        String firstEntryLike() {
            Map.Entry<K, V> e = entrySet().iterator().next();
            e.setValue(null);
            StringBuilder sb = new StringBuilder(e.getKey() + "/" + e.getValue() + " " + keySet() + values() + size() + " ");
            EnumSet<Day> work = EnumSet.range(Day.MON, Day.FRI);
            EnumSet<Day> rest = EnumSet.complementOf(work);
            work.remove(Day.WED);
            sb.append(work).append(rest).append(EnumSet.of(Day.SUN, Day.MON)).append(EnumSet.noneOf(Day.class)).append(EnumSet.allOf(Day.class).containsAll(work));
            work.retainAll(EnumSet.of(Day.MON, Day.SAT, Day.FRI));
            work.addAll(rest);
            sb.append(work).append(work.equals(EnumSet.of(Day.SUN, Day.SAT, Day.FRI, Day.MON)));
            for (String bad : Arrays.asList("mon", "XX", "")) {
                try {
                    Day.valueOf(bad);
                } catch (IllegalArgumentException x) {
                    sb.append('\n').append(x.getMessage());
                }
            }
            Day[] a = Day.values();
            a[0] = null;
            sb.append('\n').append(Day.values()[0]).append(Day.MON.compareTo(Day.WED)).append(Day.MON.equals(Day.TUE)).append(Enum.valueOf(Day.class, "TUE"));
            Object o = Day.SAT;
            sb.append(o instanceof Comparable).append(o instanceof Enum<?> en ? en.name() : "?");
            try {
                put(null, null);
            } catch (NullPointerException x) {
                sb.append(" null key");
            }
            Arrays.sort(a, java.util.Comparator.nullsLast(java.util.Comparator.reverseOrder()));
            sb.append(Arrays.toString(a)).append(Day.class.isEnum()).append(Op.ADD.getClass().isEnum());
            return sb.toString();
        }
    }
}
