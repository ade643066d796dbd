package lib;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/** One exercise over every general map; results are sorted where the map has no order of its own. */
public class MapOps {
    /** Keys that all collide, to force tree bins. */
    record Clash(int id) implements Comparable<Clash> {
        @Override
        public int hashCode() {
            return 77;
        }

        @Override
        public int compareTo(Clash o) {
            return Integer.compare(id, o.id);
        }
    }

    static void attempt(String label, Map<String, Integer> m, Consumer<Map<String, Integer>> c) {
        String r;
        try {
            c.accept(m);
            r = "";
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        List<String> entries = new ArrayList<>();
        m.forEach((k, v) -> entries.add(k + "=" + v));
        entries.sort(Comparator.naturalOrder());
        System.out.println("  " + label + " " + r + entries);
    }

    static void say(Object... o) {
        StringBuilder sb = new StringBuilder("    ");
        for (Object x : o) {
            sb.append(x).append(' ');
        }
        System.out.println(sb.toString().stripTrailing());
    }

    static void exercise(Map<String, Integer> m) {
        System.out.println(m.getClass().getSimpleName());
        attempt("put", m, x -> say(x.put("one", 1), x.put("two", 2), x.put("one", 11)));
        attempt("null key", m, x -> say(x.put(null, 0)));
        attempt("null value", m, x -> say(x.put("nil", null)));
        attempt("get", m, x -> say(x.get("one"), x.get("zip"), x.getOrDefault("zip", -1), x.getOrDefault("nil", -2),
            x.containsKey("nil"), x.containsValue(2)));
        attempt("putIfAbsent", m, x -> say(x.putIfAbsent("nil", 5), x.putIfAbsent("one", 5), x.putIfAbsent("six", 6)));
        attempt("computeIfAbsent", m, x -> say(x.computeIfAbsent("abs", String::length), x.computeIfAbsent("abs", k -> 99),
            x.computeIfAbsent("nop", k -> null)));
        attempt("computeIfPresent", m, x -> say(x.computeIfPresent("abs", (k, v) -> v * 10), x.computeIfPresent("six", (k, v) -> null),
            x.computeIfPresent("none", (k, v) -> 1)));
        attempt("compute", m, x -> say(x.compute("cnt", (k, v) -> v == null ? 1 : v + 1), x.compute("cnt", (k, v) -> v == null ? 1 : v + 1),
            x.compute("cnt", (k, v) -> null)));
        attempt("merge", m, x -> say(x.merge("mrg", 1, Integer::sum), x.merge("mrg", 5, Integer::sum), x.merge("mrg", 5, (a, b) -> null)));
        attempt("merge null", m, x -> x.merge("mrg", null, Integer::sum));
        attempt("replace", m, x -> say(x.replace("one", 12), x.replace("zip", 1), x.replace("one", 12, 13), x.replace("one", 12, 14)));
        attempt("remove", m, x -> say(x.remove("two", 99), x.remove("two", 2), x.remove("abs"), x.remove("zip")));
        attempt("putAll", m, x -> x.putAll(Map.of("a", 1, "b", 2, "c", 3, "d", 4)));
        attempt("replaceAll", m, x -> x.replaceAll((k, v) -> v == null ? -1 : v + 100));
        attempt("views", m, x -> say(x.keySet().remove("a"), x.values().remove(102), x.entrySet().removeIf(e -> "c".equals(e.getKey())),
            x.keySet().contains("d"), x.values().contains(104)));
        attempt("entry contains", m, x -> say(x.entrySet().contains(new AbstractMap.SimpleEntry<>("d", 104)),
            x.entrySet().contains(Map.entry("d", 105))));
        attempt("setValue", m, x -> x.entrySet().forEach(e -> e.setValue(e.getValue() + 1)));
        attempt("iterator remove", m, x -> {
            for (Iterator<String> it = x.keySet().iterator(); it.hasNext();) {
                if ("d".equals(it.next())) {
                    it.remove();
                }
            }
        });
        attempt("keySet add", m, x -> x.keySet().add("w"));
        attempt("equals", m, x -> say(x.equals(new HashMap<>(x)), x.hashCode() == new HashMap<>(x).hashCode(), x.size()));
        attempt("clear", m, Map::clear);
        say(m.isEmpty(), m);
        for (int i = 0; i < 200; i++) {
            m.put("k" + i % 90, i);
        }
        for (int i = 0; i < 90; i += 2) {
            m.remove("k" + i);
        }
        int sum = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            sum += e.getKey().hashCode() ^ e.getValue();
        }
        say(m.size(), sum, m.values().stream().mapToInt(i -> i).sum());
    }

    public static void main(String[] args) {
        exercise(new HashMap<>());
        exercise(new LinkedHashMap<>());
        exercise(new LinkedHashMap<>(16, 0.75f, true));
        exercise(new TreeMap<>());
        exercise(new TreeMap<>(Comparator.nullsFirst(Comparator.reverseOrder())));
        exercise(new Hashtable<>());
        exercise(new ConcurrentHashMap<>());
        exercise(new ConcurrentSkipListMap<>());
        exercise(new WeakHashMap<>());

        Map<String, Integer> cme = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        try {
            for (String k : cme.keySet()) {
                cme.put(k + k, 0);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + cme.size());
        }
        try {
            cme.computeIfAbsent("new", k -> cme.put("other", 1));
        } catch (ConcurrentModificationException e) {
            System.out.println("CME in compute");
        }
        Map<Clash, Integer> clash = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            clash.put(new Clash(i * 37 % 60), i);
        }
        for (int i = 0; i < 60; i += 3) {
            clash.remove(new Clash(i));
        }
        System.out.println(clash.size() + " " + clash.get(new Clash(1)) + " " + clash.get(new Clash(3)) + " " + clash.containsKey(new Clash(59)));
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        String k1 = new String("k");
        String k2 = new String("k");
        identity.put(k1, 1);
        identity.put(k2, 2);
        identity.put("k", 3);
        identity.put("k", 4);
        System.out.println(identity.size() + " " + identity.get(k1) + identity.get(k2) + identity.get("k") + identity.get(new String("k")));
        Map<Object, Object> self = new HashMap<>();
        self.put("me", self);
        System.out.println(self);
        Map<String, Integer> strings = new HashMap<>();
        for (String w : "the rain in spain stays mainly in the plain where it rains again and again".split(" ")) {
            strings.merge(w, 1, Integer::sum);
        }
        System.out.println(strings);
        Map<Integer, String> ints = new HashMap<>();
        for (int i = 0; i < 15; i++) {
            ints.put(i * i * 31 - 100, "v" + i);
        }
        System.out.println(ints);
        var entry = new AbstractMap.SimpleImmutableEntry<>("a", 1);
        try {
            entry.setValue(3);
        } catch (UnsupportedOperationException e) {
            System.out.println(entry + " " + entry.equals(Map.entry("a", 1)) + " " + entry.hashCode());
        }
        System.out.println(Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 1), Map.entry("b", 0)));
    }
}
