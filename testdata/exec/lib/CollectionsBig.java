package lib;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Larger random work on the collections, as checksums: resizing, tree bins, rebalancing, removal through iterators. */
public class CollectionsBig {
    static final class Bad implements Comparable<Bad> {
        final int v;
        final int mask;

        Bad(int v, int mask) {
            this.v = v;
            this.mask = mask;
        }

        @Override
        public int hashCode() {
            return v & mask;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Bad b && b.v == v;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(v, o.v);
        }
    }

    record Opaque(int v) {
        @Override
        public int hashCode() {
            return 42;
        }
    }

    static <K> String churn(Map<K, Integer> m, java.util.function.IntFunction<K> key, long seed) {
        Random r = new Random(seed);
        long check = 0;
        for (int i = 0; i < 1500; i++) {
            K k = key.apply(r.nextInt(400));
            switch (r.nextInt(6)) {
                case 0, 1 -> {
                    Integer old = m.put(k, i);
                    check = check * 31 + (old == null ? 7 : old);
                }
                case 2 -> {
                    Integer old = m.remove(k);
                    check = check * 31 + (old == null ? 3 : old);
                }
                case 3 -> check += m.merge(k, 1, Integer::sum);
                case 4 -> check ^= m.getOrDefault(k, -1);
                default -> check += m.computeIfPresent(k, (x, v) -> v % 2 == 0 ? null : v + 1) == null ? 1 : 2;
            }
        }
        int n = 0;
        for (var it = m.entrySet().iterator(); it.hasNext();) {
            var e = it.next();
            if (e.getValue() % 3 == 0) {
                it.remove();
            } else {
                e.setValue(e.getValue() * 2);
                n++;
            }
        }
        long sum = m.values().stream().mapToLong(x -> x).sum();
        return check + " " + n + " " + m.size() + " " + sum;
    }

    public static void main(String[] args) {
        for (int mask : new int[] {-1, 15, 0}) {
            System.out.println("mask " + mask + " hash " + churn(new HashMap<>(), i -> new Bad(i, mask), 1) + " | linked " + churn(new LinkedHashMap<>(), i -> new Bad(i, mask), 1) + " | tree " + churn(new TreeMap<>(), i -> new Bad(i, mask), 1));
        }
        System.out.println("strings " + churn(new HashMap<>(), i -> "key" + i, 2) + " | " + churn(new TreeMap<String, Integer>(Comparator.reverseOrder()), i -> "key" + i, 2) + " | ints " + churn(new HashMap<>(2, 5f), i -> i * 65536, 3));
        Map<Opaque, Integer> opaque = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            opaque.put(new Opaque(i), i);
        }
        int hits = 0;
        for (int i = 0; i < 60; i++) {
            hits += opaque.containsKey(new Opaque(i)) ? 1 : 0;
        }
        System.out.println(hits + " " + opaque.size());
        Random r = new Random(9);
        List<Integer> list = new ArrayList<>();
        LinkedList<Integer> linked = new LinkedList<>();
        for (int i = 0; i < 800; i++) {
            int at = list.isEmpty() ? 0 : r.nextInt(list.size() + 1);
            if (r.nextInt(4) == 0 && at < list.size()) {
                list.remove(at);
                linked.remove(at);
            } else {
                list.add(at, i);
                linked.add(at, i);
            }
        }
        System.out.println(list.equals(linked) + " " + list.size() + " " + list.hashCode() + " " + list.subList(10, 20));
        ListIterator<Integer> it = linked.listIterator(linked.size() / 2);
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v % 2 == 0) {
                it.remove();
            } else if (v % 5 == 0) {
                it.add(-v);
                it.previous();
            }
        }
        System.out.println(linked.size() + " " + linked.hashCode());
        PriorityQueue<int[]> pq = new PriorityQueue<>((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
        for (int i = 0; i < 600; i++) {
            pq.add(new int[] {r.nextInt(100), i});
            if (i % 3 == 2) {
                pq.poll();
            }
        }
        long order = 0;
        boolean sorted = true;
        int last = -1;
        while (!pq.isEmpty()) {
            int[] x = pq.poll();
            sorted &= x[0] >= last;
            last = x[0];
            order = order * 31 + x[0] * 1000L + x[1];
        }
        System.out.println(sorted + " " + order);
        ArrayDeque<Integer> dq = new ArrayDeque<>(2);
        long trace = 0;
        for (int i = 0; i < 1000; i++) {
            switch (r.nextInt(5)) {
                case 0, 1 -> dq.addFirst(i);
                case 2 -> dq.addLast(i);
                case 3 -> trace = trace * 17 + (dq.isEmpty() ? -1 : dq.removeFirst());
                default -> trace = trace * 19 + (dq.isEmpty() ? -1 : dq.removeLast());
            }
        }
        dq.removeIf(x -> x % 4 == 1);
        System.out.println(trace + " " + dq.size() + " " + new ArrayList<>(dq).hashCode());
        TreeSet<Integer> ts = new TreeSet<>();
        for (int i = 0; i < 500; i++) {
            ts.add(r.nextInt(1000));
        }
        ts.subSet(200, 300).clear();
        ts.headSet(50).removeIf(x -> x % 2 == 0);
        System.out.println(ts.size() + " " + ts.hashCode() + " " + ts.higher(200) + " " + ts.descendingSet().tailSet(100).size() + " " + ts.pollFirst() + ts.pollLast());
        Set<Integer> a = new HashSet<>();
        Set<Integer> b = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            a.add(r.nextInt(500));
            b.add(r.nextInt(500));
        }
        Set<Integer> and = new HashSet<>(a);
        and.retainAll(b);
        Set<Integer> or = new HashSet<>(a);
        or.addAll(b);
        Set<Integer> minus = new HashSet<>(a);
        minus.removeAll(b);
        System.out.println(a.size() + " " + b.size() + " " + and.size() + " " + or.size() + " " + minus.size() + " " + (a.size() + b.size() == and.size() + or.size()) + " " + or.hashCode() + " " + and.iterator().next());
        List<Integer> shuffled = new ArrayList<>(or);
        Collections.shuffle(shuffled, new Random(5));
        List<Integer> copy = new ArrayList<>(shuffled);
        Collections.sort(copy);
        System.out.println(shuffled.hashCode() + " " + copy.hashCode() + " " + Collections.binarySearch(copy, copy.get(77)) + " " + Collections.max(shuffled));
        List<String> stable = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            stable.add((char) ('a' + r.nextInt(4)) + "" + i);
        }
        stable.sort(Comparator.comparing(s -> s.charAt(0)));
        boolean isStable = true;
        for (int i = 1; i < 400; i++) {
            isStable &= stable.get(i - 1).charAt(0) != stable.get(i).charAt(0) || Integer.parseInt(stable.get(i - 1).substring(1)) < Integer.parseInt(stable.get(i).substring(1));
        }
        System.out.println(isStable + " " + String.join("", stable).hashCode());
    }
}
