package lib;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;

/** Subclasses of the skeletal collections and of concrete ones: which methods call which others. */
public class OwnCollections {
    static class Countdown extends AbstractList<Integer> {
        private final int n;

        Countdown(int n) {
            this.n = n;
        }

        @Override
        public Integer get(int i) {
            if (i < 0 || i >= n) {
                throw new IndexOutOfBoundsException("no " + i);
            }
            return n - i;
        }

        @Override
        public int size() {
            return n;
        }
    }

    static class Backed extends AbstractList<String> {
        private final StringBuilder sb = new StringBuilder();
        final List<String> calls = new ArrayList<>();

        @Override
        public String get(int i) {
            return String.valueOf(sb.charAt(i));
        }

        @Override
        public int size() {
            return sb.length();
        }

        @Override
        public void add(int i, String s) {
            calls.add("add" + i);
            sb.insert(i, s);
            modCount++;
        }

        @Override
        public String set(int i, String s) {
            calls.add("set" + i);
            String old = get(i);
            sb.setCharAt(i, s.charAt(0));
            return old;
        }

        @Override
        public String remove(int i) {
            calls.add("remove" + i);
            String old = get(i);
            sb.deleteCharAt(i);
            modCount++;
            return old;
        }
    }

    static class Evens extends AbstractSet<Integer> {
        private final int limit;

        Evens(int limit) {
            this.limit = limit;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at;

                @Override
                public boolean hasNext() {
                    return at < limit;
                }

                @Override
                public Integer next() {
                    at += 2;
                    return at - 2;
                }
            };
        }

        @Override
        public int size() {
            return (limit + 1) / 2;
        }
    }

    static class Sequence extends AbstractSequentialList<String> {
        final LinkedList<String> inner = new LinkedList<>();

        @Override
        public ListIterator<String> listIterator(int i) {
            return inner.listIterator(i);
        }

        @Override
        public int size() {
            return inner.size();
        }
    }

    static class CountingSet<E> extends HashSet<E> {
        int added;

        @Override
        public boolean add(E e) {
            added++;
            return super.add(e);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            added += c.size();
            return super.addAll(c);
        }
    }

    static class Defaulting extends HashMap<String, Integer> {
        @Override
        public Integer get(Object k) {
            return getOrDefault(k, -1);
        }
    }

    static class Stubborn extends AbstractQueue<String> {
        private final ArrayDeque<String> d = new ArrayDeque<>();

        @Override
        public boolean offer(String s) {
            return d.size() < 2 && d.offer(s);
        }

        @Override
        public String poll() {
            return d.poll();
        }

        @Override
        public String peek() {
            return d.peek();
        }

        @Override
        public Iterator<String> iterator() {
            return d.iterator();
        }

        @Override
        public int size() {
            return d.size();
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<Integer, Integer>> iterator() {
                    return List.of(Map.entry(1, 1), Map.entry(2, 4), Map.entry(3, 9)).iterator();
                }

                @Override
                public int size() {
                    return 3;
                }
            };
        }
    }

    static class Bag extends AbstractCollection<String> {
        final TreeMap<String, Integer> counts = new TreeMap<>();

        @Override
        public boolean add(String s) {
            counts.merge(s, 1, Integer::sum);
            return true;
        }

        @Override
        public Iterator<String> iterator() {
            List<String> all = new ArrayList<>();
            counts.forEach((k, n) -> {
                for (int i = 0; i < n; i++) {
                    all.add(k);
                }
            });
            return new Iterator<>() {
                private final Iterator<String> it = all.iterator();
                private String last;

                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public String next() {
                    return last = it.next();
                }

                @Override
                public void remove() {
                    counts.computeIfPresent(last, (k, n) -> n == 1 ? null : n - 1);
                }
            };
        }

        @Override
        public int size() {
            return counts.values().stream().mapToInt(i -> i).sum();
        }
    }

    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Countdown c = new Countdown(5);
        System.out.println(c + " " + c.indexOf(2) + c.lastIndexOf(9) + c.contains(5) + " " + c.subList(1, 4) + " " + c.hashCode() + " " + c.equals(List.of(5, 4, 3, 2, 1)) + " " + c.stream().mapToInt(i -> i).sum() + " " + Arrays.toString(c.toArray(new Integer[0])));
        System.out.println(attempt(() -> c.add(1)) + " " + attempt(() -> c.set(0, 1)) + " " + attempt(() -> c.remove(0)) + " " + attempt(c::clear) + " " + attempt(() -> c.get(7)) + " " + attempt(() -> c.listIterator(9)) + " " + attempt(() -> c.iterator().remove()) + " " + attempt(() -> c.sort(null)) + " " + attempt(() -> c.removeIf(x -> false)));
        Backed b = new Backed();
        b.addAll(List.of("d", "a", "c"));
        b.add("b");
        b.sort(null);
        b.remove("c");
        b.addAll(1, List.of("x", "y"));
        b.subList(1, 3).set(0, "z");
        b.subList(0, 2).clear();
        b.replaceAll(String::toUpperCase);
        ListIterator<String> it = b.listIterator();
        it.next();
        it.add("+");
        it.next();
        it.set("-");
        it.previous();
        it.remove();
        System.out.println(b + " " + b.sb + " " + b.calls + " " + attempt(() -> {
            for (String s : b) {
                b.add(s);
            }
        }));
        Evens e = new Evens(9);
        System.out.println(e + " " + e.contains(4) + e.contains(5) + " " + e.equals(Set.of(0, 2, 4, 6, 8)) + e.hashCode() + " " + e.containsAll(List.of(0, 8)) + " " + attempt(() -> e.add(1)) + " " + attempt(() -> e.remove(2)) + " " + attempt(() -> e.removeAll(List.of(99))) + " " + e.stream().map(x -> x / 2).toList());
        Sequence s = new Sequence();
        s.add("p");
        s.add(0, "o");
        s.addAll(List.of("q", "r"));
        s.set(1, "P");
        s.remove(2);
        System.out.println(s + " " + s.get(1) + s.indexOf("r") + " " + attempt(() -> s.get(8)));
        CountingSet<String> cs = new CountingSet<>();
        cs.addAll(List.of("1", "2", "3"));
        cs.add("3");
        System.out.println(cs.added + " " + cs.size());
        Defaulting d = new Defaulting();
        d.put("a", 1);
        d.merge("a", 5, Integer::sum);
        d.computeIfAbsent("b", k -> 7);
        System.out.println(d.get("zz") + " " + d + " " + d.containsKey("zz") + d.compute("q", (k, v) -> v));
        Queue<String> q = new Stubborn();
        System.out.println(q.add("1") + " " + q.offer("2") + " " + q.offer("3") + " " + attempt(() -> q.add("3")) + " " + attempt(() -> q.addAll(q)) + " " + q.element() + q.remove() + q.remove() + " " + attempt(q::remove) + " " + attempt(q::element) + q);
        Squares m = new Squares();
        System.out.println(m + " " + m.get(2) + m.get(7) + m.containsKey(3) + m.containsValue(9) + " " + m.keySet() + m.values() + m.size() + " " + m.hashCode() + m.equals(Map.of(1, 1, 2, 4, 3, 9)) + " " + attempt(() -> m.put(4, 16)) + " " + m.getOrDefault(9, 81) + " " + attempt(() -> m.remove(1)));
        Bag bag = new Bag();
        bag.addAll(List.of("x", "y", "x", "z", "x"));
        System.out.println(bag + " " + bag.size() + " " + bag.remove("x") + bag.remove("n") + " " + bag.contains("y") + " " + bag.removeIf(k -> k.equals("y")) + bag.counts + " " + bag.retainAll(Set.of("x")) + bag + " " + Arrays.toString(bag.toArray(new String[3])));
        Map<String, Integer> lru = new LinkedHashMap<>(4, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                return size() > 3;
            }
        };
        for (String k : "a b c a d e a".split(" ")) {
            lru.merge(k, 1, Integer::sum);
        }
        lru.getOrDefault("d", 0);
        System.out.println(lru + " " + lru.keySet());
        ArrayList<Integer> noisy = new ArrayList<>() {
            @Override
            protected void removeRange(int from, int to) {
                System.out.print("removeRange " + from + "," + to + " ");
                super.removeRange(from, to);
            }

            @Override
            public boolean add(Integer i) {
                return i % 2 == 0 && super.add(i);
            }
        };
        for (int i = 0; i < 8; i++) {
            noisy.add(i);
        }
        noisy.subList(1, 3).clear();
        System.out.println(noisy + " " + noisy.clone() + " " + (noisy.clone() instanceof ArrayList));
    }
}
