package lib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Navigation over TreeMap/TreeSet and their concurrent skip-list cousins, with live sub-views. */
public class TreeMapNav {
    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    static void maps(NavigableMap<Integer, String> m) {
        System.out.println(m.getClass().getSimpleName());
        System.out.println(attempt(m::firstKey) + " " + m.firstEntry() + " " + m.pollLastEntry() + " " + m.floorKey(3));
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60}) {
            m.put(i, "v" + i);
        }
        for (int k : new int[] {5, 10, 55, 90, 95}) {
            System.out.println(k + ": floor " + m.floorKey(k) + " ceil " + m.ceilingEntry(k) + " low " + m.lowerEntry(k)
                + " high " + m.higherKey(k));
        }
        System.out.println(m.headMap(30) + " " + m.headMap(30, true) + " " + m.tailMap(70) + " " + m.tailMap(70, false));
        NavigableMap<Integer, String> sub = m.subMap(20, false, 80, true);
        System.out.println(sub + " " + sub.size() + " " + sub.firstKey() + " " + sub.lastEntry() + " " + sub.containsKey(20));
        sub.put(25, "new");
        m.put(26, "outer");
        System.out.println(sub + " " + m.size());
        System.out.println("out of range " + attempt(() -> sub.put(20, "no")) + " " + attempt(() -> sub.subMap(0, 50))
            + " " + attempt(() -> m.subMap(5, 1)));
        NavigableMap<Integer, String> down = sub.descendingMap();
        System.out.println(down + " " + down.firstKey() + " " + down.headMap(50, true) + " " + down.lowerKey(50) + " " + down.higherKey(50));
        System.out.println(down.navigableKeySet().headSet(60) + " " + down.descendingKeySet().first());
        sub.headMap(26).clear();
        System.out.println(m + " " + m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.keySet());
        Iterator<Integer> it = m.descendingKeySet().iterator();
        it.next();
        it.remove();
        System.out.println(m + " " + m.values() + " " + m.hashCode());
        Map.Entry<Integer, String> e = m.firstEntry();
        System.out.println(attempt(() -> e.setValue("x")) + " " + attempt(() -> m.put(null, "n")) + " "
            + attempt(() -> m.get(null)));
        m.entrySet().iterator().next().getValue();
        System.out.println(m.merge(26, "+", String::concat) + " " + m.compute(1000, (k, v) -> "c" + k) + " "
            + m.computeIfPresent(1000, (k, v) -> null) + " " + m.lastKey());
    }

    static void sets(NavigableSet<String> s) {
        System.out.println(s.getClass().getSimpleName());
        s.addAll(List.of("delta", "alpha", "echo", "bravo", "charlie"));
        System.out.println(s + " " + s.add("alpha") + s.remove("zulu") + " " + s.first() + " " + s.last());
        System.out.println(s.lower("charlie") + s.floor("charlie") + s.ceiling("chase") + s.higher("echo"));
        System.out.println(s.headSet("charlie") + " " + s.tailSet("charlie", false) + " " + s.subSet("b", "d") + " "
            + s.descendingSet() + " " + s.descendingSet().subSet("e", true, "b", true));
        System.out.println(s.pollFirst() + s.pollLast() + " " + s);
        s.subSet("b", "c").clear();
        System.out.println(s + " " + s.equals(new TreeSet<>(List.of("delta", "charlie"))) + " " + attempt(() -> s.add(null)));
        StringBuilder sb = new StringBuilder();
        s.descendingIterator().forEachRemaining(x -> sb.append(x).append('.'));
        System.out.println(sb + " " + s.containsAll(List.of("delta")) + " " + Arrays.toString(s.toArray(new String[0])));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        maps(new TreeMap<>());
        maps(new ConcurrentSkipListMap<>());
        sets(new TreeSet<>());
        sets(new ConcurrentSkipListSet<>());
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Key", 1);
        ci.put("KEY", 2);
        ci.put("other", 3);
        System.out.println(ci + " " + ci.get("keY") + " " + (ci.comparator() == String.CASE_INSENSITIVE_ORDER));
        TreeSet<int[]> arrays = new TreeSet<>(Arrays::compare);
        arrays.add(new int[] {2, 1});
        arrays.add(new int[] {1, 9});
        arrays.add(new int[] {2, 1});
        System.out.println(arrays.size() + " " + arrays.first()[1]);
        TreeSet raw = new TreeSet();
        System.out.println(attempt(() -> raw.add(new Object())));
        raw.add(1);
        System.out.println(attempt(() -> raw.add("x")));
        TreeMap<Integer, Integer> m = new TreeMap<>();
        for (int i = 0; i < 100; i++) {
            m.put(i * 61 % 101, i);
        }
        int steps = 0;
        try {
            for (Integer k : m.keySet()) {
                steps++;
                if (k == 40) {
                    m.remove(41);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("CME after " + steps);
        }
        SortedMap<Integer, Integer> view = m.subMap(10, 20);
        System.out.println(view + " sum " + view.values().stream().mapToInt(x -> x).sum());
        m.keySet().removeIf(k -> k % 3 != 0);
        System.out.println(m.size() + " " + m.keySet());
        TreeMap<Integer, Integer> copy = new TreeMap<>(m.descendingMap());
        System.out.println(copy.firstKey() + " " + copy.equals(m) + " " + ((TreeMap<?, ?>) m.clone()).size());
        List<Integer> order = new ArrayList<>();
        new TreeMap<>(Comparator.<Integer>comparingInt(x -> x % 10).thenComparing(Comparator.reverseOrder())) {
            {
                for (int i = 0; i < 25; i++) {
                    put(i, i);
                }
            }
        }.forEach((k, v) -> order.add(k));
        System.out.println(order);
        try {
            new TreeSet<Integer>().last();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
