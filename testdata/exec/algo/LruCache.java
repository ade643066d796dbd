package algo;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** LRU by a hand-made list, LRU by LinkedHashMap, LFU; compared under one seeded trace. */
public class LruCache {
    interface Cache<K, V> {
        V get(K key, Function<? super K, ? extends V> loader);

        int size();

        default String describe() {
            return getClass().getSimpleName() + "(" + size() + ")";
        }
    }

    static class Listed<K, V> implements Cache<K, V>, Iterable<Map.Entry<K, V>> {
        private static final class Node<K, V> {
            K key;
            V value;
            Node<K, V> prev = this;
            Node<K, V> next = this;
        }

        private final Node<K, V> head = new Node<>();
        private final Map<K, Node<K, V>> index = new HashMap<>();
        private final int capacity;
        private final BiConsumer<K, V> evicted;

        Listed(int capacity, BiConsumer<K, V> evicted) {
            this.capacity = capacity;
            this.evicted = evicted;
        }

        private void unlink(Node<K, V> n) {
            n.prev.next = n.next;
            n.next.prev = n.prev;
        }

        private void first(Node<K, V> n) {
            n.next = head.next;
            n.prev = head;
            head.next.prev = n;
            head.next = n;
        }

        @Override
        public V get(K key, Function<? super K, ? extends V> loader) {
            Node<K, V> n = index.get(key);
            if (n != null) {
                unlink(n);
            } else {
                if (index.size() == capacity) {
                    Node<K, V> last = head.prev;
                    unlink(last);
                    index.remove(last.key);
                    evicted.accept(last.key, last.value);
                }
                n = new Node<>();
                n.key = key;
                n.value = loader.apply(key);
                index.put(key, n);
            }
            first(n);
            return n.value;
        }

        @Override
        public int size() {
            return index.size();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<>() {
                Node<K, V> at = head;

                @Override
                public boolean hasNext() {
                    return at.next != head;
                }

                @Override
                public Map.Entry<K, V> next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("past the oldest");
                    }
                    at = at.next;
                    return Map.entry(at.key, at.value);
                }

                @Override
                public void remove() {
                    index.remove(at.key);
                    unlink(at);
                    at = at.prev;
                }
            };
        }
    }

    static class Linked<K, V> extends LinkedHashMap<K, V> implements Cache<K, V> {
        private final int capacity;
        int removals;

        Linked(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean r = size() > capacity;
            removals += r ? 1 : 0;
            return r;
        }

        @Override
        public V get(K key, Function<? super K, ? extends V> loader) {
            V v = get(key);
            if (v == null) {
                v = loader.apply(key);
                put(key, v);
            }
            return v;
        }
    }

    static class Lfu<K, V> implements Cache<K, V> {
        private final Map<K, V> values = new HashMap<>();
        private final LinkedHashMap<K, Integer> uses = new LinkedHashMap<>();
        private final int capacity;

        Lfu(int capacity) {
            this.capacity = capacity;
        }

        @Override
        public V get(K key, Function<? super K, ? extends V> loader) {
            if (!values.containsKey(key) && values.size() == capacity) {
                K least = null;
                for (Map.Entry<K, Integer> e : uses.entrySet()) {
                    if (least == null || e.getValue() < uses.get(least)) {
                        least = e.getKey();
                    }
                }
                values.remove(least);
                uses.remove(least);
            }
            uses.merge(key, 1, Integer::sum);
            return values.computeIfAbsent(key, loader);
        }

        @Override
        public int size() {
            return values.size();
        }
    }

    static class Counter implements Function<Integer, String> {
        int calls;

        @Override
        public String apply(Integer k) {
            calls++;
            return "v" + k;
        }
    }

    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        Listed<String, Integer> small = new Listed<>(3, (k, v) -> log.append(k).append(v).append(' '));
        for (String k : "a b c a d e a f b".split(" ")) {
            small.get(k, s -> (int) s.charAt(0));
            StringBuilder row = new StringBuilder(k + ":");
            for (Map.Entry<String, Integer> e : small) {
                row.append(' ').append(e);
            }
            System.out.println(row);
        }
        System.out.println("evicted " + log);
        Iterator<Map.Entry<String, Integer>> it = small.iterator();
        it.next();
        it.next();
        it.remove();
        System.out.println(small.size() + " " + it.next() + " " + it.hasNext());
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        int[] evictions = {0};
        Listed<Integer, String> listed = new Listed<>(20, (k, v) -> evictions[0]++);
        Linked<Integer, String> linked = new Linked<>(20);
        Lfu<Integer, String> lfu = new Lfu<>(20);
        Counter c1 = new Counter();
        Counter c2 = new Counter();
        Counter c3 = new Counter();
        Random r = new Random(99);
        for (int i = 0; i < 1500; i++) {
            int k = (int) Math.abs(r.nextGaussian() * 15);
            String v = listed.get(k, c1);
            if (!v.equals(linked.get(k, c2)) || !v.equals(lfu.get(k, c3))) {
                throw new AssertionError("caches differ at " + i);
            }
        }
        System.out.println("misses " + c1.calls + " " + c2.calls + " " + c3.calls);
        System.out.println("evictions " + evictions[0] + " " + linked.removals);
        System.out.println(listed.describe() + " " + linked.describe() + " " + lfu.describe());
        StringBuilder order = new StringBuilder();
        for (Map.Entry<Integer, String> e : listed) {
            order.insert(0, e.getKey() + " ");
        }
        StringBuilder other = new StringBuilder();
        linked.keySet().forEach(k -> other.append(k).append(' '));
        System.out.println(order);
        System.out.println(order.toString().contentEquals(other));
    }
}
