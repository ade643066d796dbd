package lib;

import java.util.*;
import java.util.stream.*;

/** Maps with bad hashes, views, iterators, deques, collectors, checked collections. */
public class CollectionsTorture {
    static class Bad {
        final int v;
        Bad(int v) {
            this.v = v;
        }
        public int hashCode() {
            return v % 3;
        }
        public boolean equals(Object o) {
            return o instanceof Bad b && b.v == v;
        }
        public String toString() {
            return "B" + v;
        }
    }
    static class CmpKey extends Bad implements Comparable<CmpKey> {
        CmpKey(int v) {
            super(v);
        }
        public int hashCode() {
            return 7;
        }
        public int compareTo(CmpKey o) {
            return Integer.compare(v, o.v);
        }
    }
    public static void main(String[] args) {
        Map<Bad, Integer> hm = new HashMap<>();
        for (int i = 0; i < 40; i++) hm.put(new Bad(i), i);
        for (int i = 0; i < 40; i += 3) hm.remove(new Bad(i));
        System.out.println(hm.size() + " " + hm.values().stream().mapToInt(x -> x).sum() + hm.get(new Bad(7)));
        Map<CmpKey, String> tm = new HashMap<>();
        for (int i = 0; i < 100; i++) tm.put(new CmpKey(i * 37 % 101), "x" + i);
        System.out.println(tm.size() + tm.get(new CmpKey(5)) + tm.remove(new CmpKey(5))
                + tm.containsKey(new CmpKey(5)));
        Map<String, Integer> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        m.put("b", 1);
        m.put("A", 2);
        m.put("B", 3);
        System.out.println(m + "" + m.getOrDefault("z", 9));
        m.compute("a", (k, v) -> v == null ? 0 : v * 10);
        m.computeIfPresent("b", (k, v) -> null);
        m.merge("c", 5, Integer::sum);
        m.merge("c", 6, Integer::sum);
        m.replaceAll((k, v) -> v + 1);
        System.out.println(m + "" + m.putIfAbsent("c", 1) + m.entrySet().iterator().next().getKey());
        NavigableMap<Integer, String> n = new TreeMap<>();
        for (int i = 0; i < 20; i += 2) n.put(i, "v" + i);
        System.out.println(n.floorKey(7) + " " + n.higherEntry(8) + n.subMap(3, true, 9, false)
                + n.descendingMap().firstKey() + n.pollLastEntry() + n.headMap(4) + n.tailMap(14, false));
        n.subMap(4, 10).clear();
        System.out.println(n);
        try {
            n.subMap(0, 2).put(5, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> l = IntStream.range(0, 12).boxed().collect(Collectors.toCollection(LinkedList::new));
        ListIterator<Integer> it = l.listIterator(3);
        it.next();
        it.remove();
        it.add(99);
        it.previous();
        it.set(77);
        System.out.println(l + "" + it.nextIndex());
        l.removeIf(x -> x % 2 == 0);
        l.sort(null);
        Collections.swap(l, 0, 1);
        System.out.println(l + "" + l.subList(1, 3) + l.indexOf(77) + l.contains(9));
        List<Integer> al = new ArrayList<>(List.of(4, 1, 3));
        al.subList(0, 2).replaceAll(x -> x * 2);
        al.addAll(1, List.of(8, 8));
        al.remove(Integer.valueOf(8));
        al.remove(0);
        System.out.println(al + "" + al.equals(List.of(8, 2, 3)) + Collections.unmodifiableList(al)
                + Collections.indexOfSubList(al, List.of(2, 3)));
        try {
            Collections.unmodifiableMap(m).put("q", 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE" + e.getMessage());
        }
        try {
            for (Integer x : al) if (x == 2) al.add(5);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME" + e.getMessage());
        }
        try {
            Arrays.asList(1, 2).add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        Deque<Integer> dq = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) if (i % 3 == 0) dq.addFirst(i);
        else dq.addLast(i);
        System.out.println(dq + "" + dq.pollFirst() + dq.peekLast() + dq.removeFirstOccurrence(7));
        PriorityQueue<String> pq
                = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(pq, "ccc", "a", "bb", "b", "dd");
        System.out.print(pq + " ");
        while (!pq.isEmpty()) System.out.print(pq.poll() + " ");
        System.out.println();
        Set<String> lhs = new LinkedHashSet<>(List.of("z", "y", "z2"));
        lhs.retainAll(Set.of("z2", "z"));
        System.out.println(lhs + "" + new TreeSet<>(lhs).descendingSet() + Collections.emptyList()
                + Collections.singletonMap(1, 2));
        System.out.println(Stream.of("apple", "bob", "cat").collect(Collectors.toMap(s -> s.charAt(0),
                String::length)) + "" + Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(x -> x % 3,
                Collectors.reducing(0, Integer::sum))) + Stream.of("x", "yy",
                "zz").collect(Collectors.groupingBy(String::length, Collectors.mapping(s -> s + "!",
                Collectors.joining("|")))) + Stream.of(3, 1, 2).collect(Collectors.minBy(Comparator.naturalOrder()))
                + Stream.of(1, 2, 3).collect(Collectors.summarizingDouble(x -> x)) + Stream.of(1, 2, 3,
                4).collect(Collectors.filtering(x -> x > 2, Collectors.toList())) + Stream.of(List.of(1), List.of(2,
                3)).collect(Collectors.flatMapping(List::stream, Collectors.toSet())));
        EnumMap<Thread.State, Integer> em = new EnumMap<>(Thread.State.class);
        em.put(Thread.State.WAITING, 1);
        em.put(Thread.State.NEW, 2);
        System.out.println(em + "" + EnumSet.range(Thread.State.RUNNABLE, Thread.State.WAITING)
                + EnumSet.allOf(Thread.State.class).size());
        Integer[][] g = {{3, 1}, {2}};
        Arrays.sort(g, (x, y) -> x.length - y.length);
        System.out.println(Arrays.deepToString(g) + Arrays.asList(g[1])
                + Arrays.stream(g).flatMap(Arrays::stream).map(String::valueOf).collect(Collectors.joining()));
        int[] fill = new int[5];
        Arrays.setAll(fill, i -> i * i);
        Arrays.parallelPrefix(fill, Integer::sum);
        System.out.println(Arrays.toString(fill) + Arrays.toString(Arrays.copyOfRange(fill, 2, 7))
                + Arrays.stream(fill, 1, 3).sum());
        Iterator<Map.Entry<String, Integer>> ei = m.entrySet().iterator();
        Map.Entry<String, Integer> e0 = ei.next();
        e0.setValue(1234);
        ei.remove();
        System.out.println(m + "" + new AbstractMap.SimpleEntry<>("k", 1) + Map.entry("a", 2));
        Object[] ob = List.of(1, "a").toArray();
        String[] sa = Stream.of("p").toArray(String[]::new);
        System.out.println(ob.length + sa[0] + new ArrayList<>(List.of("q")).toArray(new String[3])[1]);
        Hashtable<String, Integer> ht = new Hashtable<>();
        ht.put("a", 1);
        ht.put("b", 2);
        System.out.println(ht + "" + Collections.list(ht.keys()));
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        v.insertElementAt(0, 0);
        System.out.println(v + "" + v.capacity());
        Collections.reverse(v);
        System.out.println(v + "" + Collections.binarySearch(List.of(1, 3, 5), 4)
                + Collections.checkedList(new ArrayList<>(List.of(1)), Integer.class));
        try {
            List raw = Collections.checkedList(new ArrayList<>(), Integer.class);
            raw.add("s");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeSet<>(List.of(1)).add(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            new TreeMap(Map.of("a", 1, 2, 3));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().length() > 10);
        }
        System.out.println(Stream.iterate(new int[]{0, 1}, x -> new int[]{x[1], x[0]
                + x[1]}).mapToInt(x -> x[0]).takeWhile(x -> x < 100).boxed().toList() + "" + IntStream.iterate(1,
                i -> i < 100, i -> i * 3).boxed().toList() + Stream.of(5, 2,
                8).sorted(Comparator.comparing(x -> -x)).findFirst().get() + Stream.of("a", "b", "c").reduce("", (x,
                y) -> y + x) + Stream.of(1, 2, 3, 4).flatMapToInt(x -> IntStream.range(0, x)).sum());
    }
}
