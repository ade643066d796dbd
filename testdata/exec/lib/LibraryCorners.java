package lib;

import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Hexadecimal texts, scanners, locales, bit sets, collections misused, big numbers, rounding. */
public class LibraryCorners {
    static void t(String n, Callable c) {
        try {
            Object o = c.call();
            System.out.println(n + ": " + (o instanceof Object[] a ? Arrays.deepToString(a) : o instanceof int[] i
                    ? Arrays.toString(i) : o instanceof byte[] b ? Arrays.toString(b) : o));
        } catch (Throwable e) {
            System.out.println(n + " -> " + e);
        }
    }
    interface Callable {
        Object call() throws Throwable;
    }
    public static void main(String[] a) {
        t("hexfmt", () -> HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[]{1, -1, 127}));
        t("hexparse", () -> HexFormat.of().parseHex("zz"));
        t("hex2", () -> HexFormat.of().toHexDigits((short) 255) + HexFormat.fromHexDigits("ff"));
        t("objects", () -> Objects.requireNonNullElse(null, "d") + Objects.equals(null, null)
                + Objects.hashCode(null) + Objects.compare(1, 2, Integer::compare) + Objects.checkIndex(1L, 2L));
        t("optional", () -> Optional.of(3).map(x -> (String) null).isPresent() + ""
                + Optional.of(1).equals(Optional.of(1)) + OptionalDouble.empty()
                + Optional.empty().or(() -> Optional.of(2)));
        t("scanner", () -> {
            Scanner s = new Scanner("a1b22c333").useDelimiter("[a-z]");
            StringBuilder b = new StringBuilder();
            while (s.hasNextInt()) b.append(s.nextInt()).append('|');
            return b.toString();
        });
        t("scanner2", () -> new Scanner("k=v;k2=v2").findInLine("(\\w+)=(\\w+)")
                + new Scanner("x").useRadix(16).radix());
        t("scanner3", () -> new Scanner("1 2 3").tokens().map(Integer::valueOf).mapToInt(x -> x).sum());
        t("scanner4", () -> new Scanner("").nextLine());
        t("scanner5", () -> new Scanner("12,5 1.5").useLocale(Locale.GERMANY).nextDouble());
        t("locale", () -> Locale.forLanguageTag("de-CH-1996").getVariant()
                + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build().toLanguageTag()
                + Locale.US.getISO3Country() + Locale.FRENCH.getDisplayLanguage(Locale.GERMAN));
        t("currency", () -> Currency.getInstance(Locale.JAPAN).getDefaultFractionDigits()
                + Currency.getInstance("CHF").getDisplayName(Locale.US));
        t("tz", () -> TimeZone.getTimeZone("America/New_York").getOffset(0L)
                + TimeZone.getTimeZone("Nope/Zone").getID());
        t("cal", () -> new Calendar.Builder().setDate(2024, 1,
                29).setTimeZone(TimeZone.getTimeZone("UTC")).build().getTimeInMillis());
        t("bits", () -> BitSet.valueOf(new long[]{5, 1}).toString() + BitSet.valueOf(new byte[]{7}).nextClearBit(0));
        t("bs", () -> {
            BitSet x = new BitSet();
            x.set(3, 9);
            BitSet y = (BitSet) x.clone();
            y.clear(5);
            x.andNot(y);
            return x + "" + y.previousSetBit(6) + x.intersects(y) + y.get(2, 6);
        });
        t("bsneg", () -> {
            new BitSet().set(-1);
            return 0;
        });
        t("arrays", () -> Arrays.equals(new int[]{1, 2, 3}, 0, 2, new int[]{9, 1, 2}, 1, 3) + ""
                + Arrays.compareUnsigned(new byte[]{-1}, new byte[]{1}) + Arrays.hashCode(new boolean[]{true})
                + Arrays.asList(1, null).hashCode());
        t("fill", () -> {
            int[] x = new int[4];
            Arrays.fill(x, 1, 3, 7);
            return x;
        });
        t("badrange", () -> {
            Arrays.sort(new int[3], 2, 1);
            return 0;
        });
        t("badrange2", () -> Arrays.copyOfRange(new int[3], 5, 6));
        t("sortcmp", () -> {
            Integer[] x = IntStream.range(0, 100).boxed().toArray(Integer[]::new);
            Collections.shuffle(Arrays.asList(x), new Random(3));
            Arrays.sort(x, (p, q) -> q - p);
            return x[0] + " " + x[99];
        });
        t("brokencmp", () -> {
            Integer[] x = new Random(5).ints(200, 0, 10).boxed().toArray(Integer[]::new);
            Arrays.sort(x, (p, q) -> p < q ? 1 : p.equals(q) ? 1 : -1);
            return "no check";
        });
        t("list", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
            l.subList(1, 3).clear();
            l.addAll(0, l);
            return l;
        });
        t("sublistcme", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            List<Integer> s = l.subList(0, 2);
            l.add(9);
            return s.size();
        });
        t("copyof", () -> List.copyOf(Arrays.asList(1, null)));
        t("nullmap", () -> Map.of("k", null));
        t("toarr", () -> new ArrayList<>(List.of(1)).toArray(new String[0]));
        t("collmax", () -> Collections.max(List.of()));
        t("ncopies", () -> Collections.nCopies(-1, ""));
        t("emptyit", () -> Collections.emptyIterator().next());
        t("enumneg", () -> Thread.State.values()[9]);
        t("iter", () -> {
            Iterator<Integer> it = List.of(1).iterator();
            it.next();
            it.remove();
            return 0;
        });
        t("lhm", () -> {
            LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
            m.put("b", 1);
            m.put("a", 2);
            m.put("b", 3);
            m.remove("a");
            m.put("a", 4);
            return m + "" + m.keySet() + m.values();
        });
        t("treemapview", () -> {
            TreeMap<Integer, String> m = new TreeMap<>(Map.of(1, "a", 5, "b", 9, "c"));
            m.headMap(5, true).remove(1);
            m.descendingMap().put(7, "d");
            return m + "" + m.navigableKeySet().lower(7) + m.ceilingEntry(6) + m.firstEntry().getValue();
        });
        t("entryset", () -> {
            TreeMap<Integer, String> m = new TreeMap<>(Map.of(1, "a"));
            m.firstEntry().setValue("z");
            return m;
        });
        t("hmnull", () -> {
            HashMap<String, String> m = new HashMap<>();
            m.put(null, null);
            return m + "" + m.containsKey(null) + m.get(null) + m.merge("q", "w", String::concat)
                    + m.computeIfAbsent(null, k -> "now");
        });
        t("chmnull", () -> new java.util.concurrent.ConcurrentHashMap<String, String>().put("a", null));
        t("cmecompute", () -> {
            Map<Integer, Integer> m = new HashMap<>();
            m.computeIfAbsent(1, k -> {
                m.put(2, 2);
                return 1;
            });
            return m;
        });
        t("chmrec", () -> {
            var m = new java.util.concurrent.ConcurrentHashMap<Integer, Integer>();
            return m.computeIfAbsent(1, k -> m.computeIfAbsent(1, q -> 2));
        });
        t("bigint", () -> new BigInteger("12x"));
        t("bigint2", () -> BigInteger.ONE.shiftLeft(-1) + "" + BigInteger.valueOf(-7).mod(BigInteger.valueOf(3))
                + BigInteger.valueOf(-7).remainder(BigInteger.valueOf(3)));
        t("bigint3", () -> BigInteger.TEN.mod(BigInteger.valueOf(-1)));
        t("bigint4", () -> BigInteger.ONE.divide(BigInteger.ZERO));
        t("bigint5", () -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)));
        t("bigdec", () -> new BigDecimal("1.10").add(new BigDecimal("2.205")) + " "
                + new BigDecimal("10").divide(new BigDecimal("4")) + " " + new BigDecimal("1e400").doubleValue()
                + " " + new BigDecimal("-0.005").round(new MathContext(1, RoundingMode.CEILING))
                + new BigDecimal("123.456").setScale(1, RoundingMode.HALF_DOWN)
                + new BigDecimal("5").compareTo(new BigDecimal("5.0")));
        t("bigdec2", () -> new BigDecimal("abc"));
        t("bigdec3", () -> new BigDecimal(Double.NaN));
        for (RoundingMode m : RoundingMode.values()) t("rm" + m, () -> Stream.of("5.5", "2.5", "1.1", "-1.1", "-2.5",
                "1.0").map(s -> {
            try {
                return new BigDecimal(s).setScale(0, m).toString();
            } catch (ArithmeticException e) {
                return "AE";
            }
        }).toList());
        t("math", () -> Math.floorDiv(-7, 2) + " " + Math.floorMod(-7L, 3) + Math.abs(Integer.MIN_VALUE)
                + Math.round(0.49999999999999994) + Math.round(-0.5f) + Math.ceil(-0.2) + Math.signum(-3.0)
                + Math.copySign(1, -0.0) + Math.getExponent(1024.5) + Math.log1p(1e-10) + Math.expm1(1e-10)
                + Math.toDegrees(Math.PI) + Math.max(-0.0, 0.0) + Math.min(Double.NaN, 1)
                + Math.multiplyHigh(1L << 62, 8) + Math.absExact(-5));
    }
}
