package algo;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Open addressing, skip list, treap, B-tree, rope and ring buffer, each checked against the JDK's collections. */
public class HandMadeCollections {
    /** Linear probing with tombstones; the hash function is chosen by the caller, however bad. */
    static class Probing<K, V> extends AbstractMap<K, V> {
        private static final Object DEAD = new Object();
        private Object[] keys = new Object[8];
        private Object[] values = new Object[8];
        private final ToIntFunction<Object> hash;
        private int size;
        private int used;
        int probes;

        Probing(ToIntFunction<Object> hash) {
            this.hash = hash;
        }

        private int slot(Object k) {
            int i = hash.applyAsInt(k) & keys.length - 1;
            while (keys[i] != null && !keys[i].equals(k)) {
                i = i + 1 & keys.length - 1;
                probes++;
            }
            return i;
        }

        @Override
        @SuppressWarnings("unchecked")
        public V put(K k, V v) {
            Objects.requireNonNull(k);
            if (used * 2 >= keys.length) {
                Object[] ok = keys;
                Object[] ov = values;
                keys = new Object[size * 2 >= keys.length / 2 ? ok.length * 2 : ok.length];
                values = new Object[keys.length];
                used = size;
                for (int i = 0; i < ok.length; i++) {
                    if (ok[i] != null && ok[i] != DEAD) {
                        int s = slot(ok[i]);
                        keys[s] = ok[i];
                        values[s] = ov[i];
                    }
                }
            }
            int s = slot(k);
            if (keys[s] == null) {
                keys[s] = k;
                values[s] = v;
                size++;
                used++;
                return null;
            }
            V old = (V) values[s];
            values[s] = v;
            return old;
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(Object k) {
            return (V) values[slot(k)];
        }

        @Override
        @SuppressWarnings("unchecked")
        public V remove(Object k) {
            int s = slot(k);
            if (keys[s] == null) {
                return null;
            }
            V old = (V) values[s];
            keys[s] = DEAD;
            values[s] = null;
            size--;
            return old;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public int size() {
                    return size;
                }

                @Override
                public Iterator<Map.Entry<K, V>> iterator() {
                    return new Iterator<>() {
                        int i = -1;
                        int seen;

                        @Override
                        public boolean hasNext() {
                            return seen < size;
                        }

                        @Override
                        @SuppressWarnings("unchecked")
                        public Map.Entry<K, V> next() {
                            if (!hasNext()) {
                                throw new NoSuchElementException();
                            }
                            do {
                                i++;
                            } while (keys[i] == null || keys[i] == DEAD);
                            seen++;
                            return new AbstractMap.SimpleImmutableEntry<>((K) keys[i], (V) values[i]);
                        }
                    };
                }
            };
        }
    }

    static class SkipList {
        private static class Node {
            final int key;
            final Node[] next;

            Node(int key, int height) {
                this.key = key;
                next = new Node[height];
            }
        }

        private final Node head = new Node(Integer.MIN_VALUE, 10);
        private final Random random = new Random(1);

        private Node[] path(int key) {
            Node[] p = new Node[10];
            Node n = head;
            for (int l = 9; l >= 0; l--) {
                while (n.next[l] != null && n.next[l].key < key) {
                    n = n.next[l];
                }
                p[l] = n;
            }
            return p;
        }

        boolean add(int key) {
            Node[] p = path(key);
            if (p[0].next[0] != null && p[0].next[0].key == key) {
                return false;
            }
            int h = 1;
            while (h < 10 && random.nextBoolean()) {
                h++;
            }
            Node n = new Node(key, h);
            for (int l = 0; l < h; l++) {
                n.next[l] = p[l].next[l];
                p[l].next[l] = n;
            }
            return true;
        }

        boolean remove(int key) {
            Node[] p = path(key);
            Node n = p[0].next[0];
            if (n == null || n.key != key) {
                return false;
            }
            for (int l = 0; l < n.next.length; l++) {
                p[l].next[l] = n.next[l];
            }
            return true;
        }

        int[] levels() {
            int[] c = new int[10];
            for (int l = 0; l < 10; l++) {
                for (Node n = head.next[l]; n != null; n = n.next[l]) {
                    c[l]++;
                }
            }
            return c;
        }

        List<Integer> keys() {
            List<Integer> out = new ArrayList<>();
            for (Node n = head.next[0]; n != null; n = n.next[0]) {
                out.add(n.key);
            }
            return out;
        }
    }

    /** A B-tree of minimum degree 2 (a 2-3-4 tree), insertion only. */
    static class BTree<K extends Comparable<K>> {
        class Node {
            final List<K> keys = new ArrayList<>();
            final List<Node> children = new ArrayList<>();

            boolean leaf() {
                return children.isEmpty();
            }
        }

        Node root = new Node();
        int splits;

        void add(K k) {
            if (root.keys.size() == 3) {
                Node r = new Node();
                r.children.add(root);
                split(r, 0);
                root = r;
            }
            Node n = root;
            for (;;) {
                int i = 0;
                while (i < n.keys.size() && k.compareTo(n.keys.get(i)) > 0) {
                    i++;
                }
                if (i < n.keys.size() && k.compareTo(n.keys.get(i)) == 0) {
                    return;
                }
                if (n.leaf()) {
                    n.keys.add(i, k);
                    return;
                }
                if (n.children.get(i).keys.size() == 3) {
                    split(n, i);
                    continue;
                }
                n = n.children.get(i);
            }
        }

        private void split(Node parent, int i) {
            splits++;
            Node full = parent.children.get(i);
            Node right = new Node();
            right.keys.add(full.keys.remove(2));
            parent.keys.add(i, full.keys.remove(1));
            if (!full.leaf()) {
                right.children.addAll(full.children.subList(2, 4));
                full.children.subList(2, 4).clear();
            }
            parent.children.add(i + 1, right);
        }

        int check(Node n) {
            int d = -1;
            for (Node c : n.children) {
                int cd = check(c);
                assert d < 0 || d == cd;
                d = cd;
            }
            assert n.leaf() || n.children.size() == n.keys.size() + 1;
            return d + 1;
        }

        void walk(Node n, List<K> out) {
            for (int i = 0; i <= n.keys.size(); i++) {
                if (!n.leaf()) {
                    walk(n.children.get(i), out);
                }
                if (i < n.keys.size()) {
                    out.add(n.keys.get(i));
                }
            }
        }
    }

    static class Ring<E> extends AbstractList<E> {
        private final Object[] a;
        private int start;
        private int size;

        Ring(int n) {
            a = new Object[n];
        }

        @Override
        public boolean add(E e) {
            a[(start + size) % a.length] = e;
            if (size < a.length) {
                size++;
            } else {
                start = (start + 1) % a.length;
            }
            modCount++;
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E get(int i) {
            return (E) a[(start + Objects.checkIndex(i, size)) % a.length];
        }

        @Override
        public int size() {
            return size;
        }
    }

    sealed interface Rope permits Leaf, Join {
        int length();

        char at(int i);

        default Rope plus(Rope o) {
            return new Join(this, o);
        }
    }

    record Leaf(String s) implements Rope {
        public int length() {
            return s.length();
        }

        public char at(int i) {
            return s.charAt(i);
        }

        @Override
        public String toString() {
            return s;
        }
    }

    record Join(Rope l, Rope r, int length) implements Rope {
        Join(Rope l, Rope r) {
            this(l, r, l.length() + r.length());
        }

        public char at(int i) {
            return i < l.length() ? l.at(i) : r.at(i - l.length());
        }

        @Override
        public String toString() {
            return l.toString() + r;
        }
    }

    public static void main(String[] args) {
        Map<String, ToIntFunction<Object>> hashes = new TreeMap<>(Map.of("good", o -> o.hashCode() * 0x9E3779B1 >>> 12, "own", Object::hashCode, "constant", o -> 3, "coarse", o -> o.hashCode() / 16));
        hashes.forEach((name, h) -> {
            Probing<Integer, String> mine = new Probing<>(h);
            Map<Integer, String> model = new HashMap<>();
            Random r = new Random(3);
            boolean same = true;
            for (int i = 0; i < 250; i++) {
                int k = r.nextInt(60);
                if (r.nextInt(3) == 0) {
                    same &= Objects.equals(mine.remove(k), model.remove(k));
                } else {
                    same &= Objects.equals(mine.put(k, "v" + i), model.put(k, "v" + i));
                }
            }
            System.out.println(name + " same " + same + " equal " + mine.equals(model) + model.equals(mine) + " hash " + (mine.hashCode() == model.hashCode()) + " size " + mine.size() + " probes " + mine.probes + " table " + mine.keys.length + " " + mine.containsValue("v249"));
        });
        Probing<String, Integer> words = new Probing<>(o -> o.toString().length());
        for (String w : "one two three four five six seven".split(" ")) {
            words.merge(w, w.length(), Integer::sum);
        }
        System.out.println(words + " " + words.keySet().contains("six") + " " + words.values());
        try {
            words.entrySet().iterator().next().setValue(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable entry");
        }
        SkipList s = new SkipList();
        java.util.TreeSet<Integer> set = new java.util.TreeSet<>();
        Random r = new Random(8);
        boolean ok = true;
        for (int i = 0; i < 500; i++) {
            int k = r.nextInt(200);
            ok &= r.nextInt(4) > 0 ? s.add(k) == set.add(k) : s.remove(k) == set.remove(k);
        }
        System.out.println(ok + " " + s.keys().equals(new ArrayList<>(set)) + " " + Arrays.toString(s.levels()));
        BTree<Integer> b = new BTree<>();
        set.clear();
        for (int i = 0; i < 300; i++) {
            int k = r.nextInt(1000);
            b.add(k);
            set.add(k);
        }
        List<Integer> out = new ArrayList<>();
        b.walk(b.root, out);
        System.out.println(out.equals(new ArrayList<>(set)) + " depth " + b.check(b.root) + " splits " + b.splits + " root " + b.root.keys);
        Ring<String> ring = new Ring<>(3);
        for (String x : "a b c d e".split(" ")) {
            ring.add(x);
        }
        System.out.println(ring + " " + ring.indexOf("d") + " " + ring.subList(1, 3) + " " + ring.equals(List.of("c", "d", "e")) + " " + ring.hashCode());
        try {
            ring.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            ring.remove(0);
        } catch (UnsupportedOperationException e) {
            System.out.println("no remove");
        }
        try {
            for (String x : ring) {
                ring.add(x);
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("modified");
        }
        Rope rope = new Leaf("");
        for (int i = 0; i < 20; i++) {
            rope = i % 2 == 0 ? rope.plus(new Leaf(Integer.toString(i, 3))) : new Leaf("-" + i).plus(rope);
        }
        System.out.println(rope.length() + " " + rope + " " + rope.at(0) + rope.at(30) + " " + (rope.hashCode() == rope.plus(new Leaf("")).hashCode()));
    }
}
