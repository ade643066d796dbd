package lib;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** java.util.Collections: algorithms and wrappers. */
public class CollectionsUtil {
    static void attempt(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + ": ok");
        } catch (RuntimeException e) {
            System.out.println(label + ": " + e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            l.add(i);
        }
        Collections.shuffle(l, new Random(42));
        System.out.println("shuffle " + l);
        LinkedList<Integer> linked = new LinkedList<>(List.of(1, 2, 3, 4, 5, 6, 7));
        Collections.shuffle(linked, new Random(1));
        System.out.println("shuffle linked " + linked);
        Collections.rotate(l, 3);
        System.out.println("rotate 3 " + l);
        Collections.rotate(l.subList(0, 5), -2);
        System.out.println("rotate sub " + l);
        Collections.swap(l, 0, 11);
        Collections.reverse(l);
        System.out.println("swap reverse " + l);
        Collections.sort(l);
        System.out.println(Collections.binarySearch(l, 7) + " " + Collections.binarySearch(l, 99) + " "
            + Collections.binarySearch(l, -5) + " " + Collections.binarySearch(linked.subList(0, 0), 1));
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.binarySearch(l, 3, Collections.reverseOrder()));
        System.out.println(Collections.min(l) + " " + Collections.max(l) + " "
            + Collections.max(List.of("pear", "fig", "banana"), Comparator.comparing(String::length)));
        attempt("max empty", () -> Collections.max(new ArrayList<Integer>()));
        List<Integer> filled = new ArrayList<>(Collections.nCopies(4, 1));
        Collections.fill(filled, 9);
        System.out.println(filled + " " + Collections.frequency(List.of(1, 2, 1, 3, 1), 1) + " "
            + Collections.disjoint(List.of(1, 2), Set.of(3)) + " " + Collections.disjoint(List.of(1, 2), List.of(2)));
        System.out.println(Collections.indexOfSubList(List.of(1, 2, 3, 1, 2), List.of(1, 2)) + " "
            + Collections.lastIndexOfSubList(List.of(1, 2, 3, 1, 2), List.of(1, 2)) + " "
            + Collections.indexOfSubList(List.of(1), List.of(2)));
        List<String> target = new ArrayList<>(List.of("a", "b", "c", "b"));
        Collections.copy(target, List.of("x"));
        Collections.replaceAll(target, "b", "B");
        Collections.addAll(target, "y", "z");
        System.out.println(target);
        attempt("copy short", () -> Collections.copy(new ArrayList<>(List.of(1)), List.of(1, 2)));

        Map<String, Integer> map = new TreeMap<>(Map.of("k", 1));
        Collection<Integer> values = Collections.unmodifiableCollection(map.values());
        Map<String, Integer> um = Collections.unmodifiableMap(map);
        map.put("m", 2);
        System.out.println(um + " " + values + " " + um.getOrDefault("zz", -1));
        attempt("um put", () -> um.put("x", 1));
        attempt("um remove", () -> um.remove("k"));
        attempt("um entry", () -> um.entrySet().iterator().next().setValue(5));
        attempt("um keySet", () -> um.keySet().clear());
        attempt("um values", () -> um.values().removeIf(x -> true));
        attempt("um computeIfAbsent", () -> um.computeIfAbsent("k", k -> 1));
        attempt("um merge", () -> um.merge("k", 1, Integer::sum));
        attempt("um iterator", () -> {
            var it = um.keySet().iterator();
            it.next();
            it.remove();
        });
        attempt("emptyMap put", () -> Collections.emptyMap().put(null, null));
        attempt("emptyList clear", () -> Collections.emptyList().clear());
        attempt("emptyIterator", () -> Collections.emptyIterator().next());
        attempt("singleton add", () -> Collections.singleton(1).add(2));
        attempt("singletonMap", () -> Collections.singletonMap("a", 1).put("b", 2));
        attempt("emptySet removeAll", () -> Collections.emptySet().removeAll(List.of(1)));
        attempt("Map.of dup", () -> Map.of("a", 1, "a", 2));
        attempt("Set.of dup", () -> Set.of(1, 1));
        attempt("Set.of contains null", () -> Set.of(1).contains(null));
        attempt("Map.entry null", () -> Map.entry("k", null));
        attempt("List.of set", () -> List.of(1).set(0, 2));

        List raw = Collections.checkedList(new ArrayList<>(), Integer.class);
        attempt("checked add", () -> raw.add("string"));
        attempt("checked addAll", () -> raw.addAll(List.of(1, "x")));
        raw.add(3);
        System.out.println(raw);
        Map rawMap = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
        attempt("checkedMap key", () -> rawMap.put(1, 1));
        attempt("checkedMap value", () -> rawMap.put("a", "b"));
        attempt("checkedMap ok", () -> rawMap.put("a", 1));
        List polluted = new ArrayList<Integer>();
        polluted.add("s");
        attempt("heap pollution", () -> {
            Integer i = ((List<Integer>) polluted).get(0);
        });
        Set<String> sync = Collections.synchronizedSortedSet(new TreeSet<>(List.of("q", "p")));
        sync.add("o");
        System.out.println(sync);
        Map<String, Integer> syncMap = Collections.synchronizedMap(new LinkedHashMap<>());
        syncMap.merge("x", 1, Integer::sum);
        syncMap.merge("x", 1, Integer::sum);
        syncMap.replaceAll((k, v) -> v * 10);
        System.out.println(syncMap + " " + syncMap.hashCode());
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.addAll(List.of("one", "two", "one"));
        System.out.println(fromMap + " " + fromMap.remove("one") + fromMap);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.offer(2);
        System.out.println(lifo.peek() + " " + lifo);
        Enumeration<String> e = Collections.enumeration(List.of("e1", "e2"));
        System.out.println(Collections.list(e) + " " + e.hasMoreElements());
        System.out.println(Collections.emptySortedMap().isEmpty() + " " + Collections.EMPTY_SET);
        System.out.println(Collections.unmodifiableList(List.of(1)).equals(List.of(1)) + " "
            + Collections.unmodifiableCollection(List.of(1)).equals(List.of(1)) + " "
            + Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(2, 1))));
        var nav = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, "a", 5, "b", 9, "c")));
        System.out.println(nav.floorKey(4) + " " + nav.headMap(5, true) + " " + nav.descendingMap() + " " + nav.firstEntry());
        attempt("nav poll", nav::pollFirstEntry);
        Comparator<String> c = Comparator.nullsFirst(Comparator.<String>naturalOrder().reversed());
        List<String> withNull = Arrays.asList("a", null, "c", "b");
        withNull.sort(c);
        System.out.println(withNull);
        withNull.sort(Collections.reverseOrder(c));
        System.out.println(withNull + " " + ((Object) Collections.reverseOrder(Collections.reverseOrder()) == Comparator.naturalOrder()));
    }
}
