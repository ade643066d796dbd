package algo;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeMap;

/** A left-leaning red-black tree checked against java.util.TreeMap under seeded random operations. */
public class RedBlack<K extends Comparable<K>, V> implements Iterable<K> {
    private final class Node {
        K key;
        V value;
        Node left;
        Node right;
        boolean red = true;
        int size = 1;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private int rotations;

    private boolean red(Node n) {
        return n != null && n.red;
    }

    private int size(Node n) {
        return n == null ? 0 : n.size;
    }

    private Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = true;
        return resized(h, x);
    }

    private Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = true;
        return resized(h, x);
    }

    private Node resized(Node h, Node x) {
        rotations++;
        x.size = h.size;
        h.size = 1 + size(h.left) + size(h.right);
        return x;
    }

    private void flip(Node h) {
        h.red = !h.red;
        h.left.red = !h.left.red;
        h.right.red = !h.right.red;
    }

    private Node balance(Node h) {
        if (red(h.right) && !red(h.left)) {
            h = rotateLeft(h);
        }
        if (red(h.left) && red(h.left.left)) {
            h = rotateRight(h);
        }
        if (red(h.left) && red(h.right)) {
            flip(h);
        }
        h.size = 1 + size(h.left) + size(h.right);
        return h;
    }

    void put(K key, V value) {
        root = put(root, key, value);
        root.red = false;
    }

    private Node put(Node h, K key, V value) {
        if (h == null) {
            return new Node(key, value);
        }
        int c = key.compareTo(h.key);
        if (c < 0) {
            h.left = put(h.left, key, value);
        } else if (c > 0) {
            h.right = put(h.right, key, value);
        } else {
            h.value = value;
        }
        return balance(h);
    }

    V get(K key) {
        Node n = root;
        while (n != null) {
            int c = key.compareTo(n.key);
            if (c == 0) {
                return n.value;
            }
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    private Node moveRedLeft(Node h) {
        flip(h);
        if (red(h.right.left)) {
            h.right = rotateRight(h.right);
            h = rotateLeft(h);
            flip(h);
        }
        return h;
    }

    private Node moveRedRight(Node h) {
        flip(h);
        if (red(h.left.left)) {
            h = rotateRight(h);
            flip(h);
        }
        return h;
    }

    private Node removeMin(Node h) {
        if (h.left == null) {
            return null;
        }
        if (!red(h.left) && !red(h.left.left)) {
            h = moveRedLeft(h);
        }
        h.left = removeMin(h.left);
        return balance(h);
    }

    boolean remove(K key) {
        if (get(key) == null) {
            return false;
        }
        if (!red(root.left) && !red(root.right)) {
            root.red = true;
        }
        root = remove(root, key);
        if (root != null) {
            root.red = false;
        }
        return true;
    }

    private Node remove(Node h, K key) {
        if (key.compareTo(h.key) < 0) {
            if (!red(h.left) && !red(h.left.left)) {
                h = moveRedLeft(h);
            }
            h.left = remove(h.left, key);
        } else {
            if (red(h.left)) {
                h = rotateRight(h);
            }
            if (key.compareTo(h.key) == 0 && h.right == null) {
                return null;
            }
            if (!red(h.right) && !red(h.right.left)) {
                h = moveRedRight(h);
            }
            if (key.compareTo(h.key) == 0) {
                Node min = h.right;
                while (min.left != null) {
                    min = min.left;
                }
                h.key = min.key;
                h.value = min.value;
                h.right = removeMin(h.right);
            } else {
                h.right = remove(h.right, key);
            }
        }
        return balance(h);
    }

    K select(int rank) {
        Node n = root;
        while (n != null) {
            int left = size(n.left);
            if (rank == left) {
                return n.key;
            }
            if (rank < left) {
                n = n.left;
            } else {
                rank -= left + 1;
                n = n.right;
            }
        }
        throw new NoSuchElementException("rank");
    }

    int blackHeight() {
        return check(root);
    }

    private int check(Node n) {
        if (n == null) {
            return 1;
        }
        assert !(n.red && red(n.left)) : "two reds";
        assert !red(n.right) : "right red at " + n.key;
        int l = check(n.left);
        int r = check(n.right);
        assert l == r : "black height " + l + " " + r;
        return l + (n.red ? 0 : 1);
    }

    @Override
    public Iterator<K> iterator() {
        return new Iterator<>() {
            private final List<Node> path = new ArrayList<>();

            {
                push(root);
            }

            private void push(Node n) {
                for (; n != null; n = n.left) {
                    path.add(n);
                }
            }

            @Override
            public boolean hasNext() {
                return !path.isEmpty();
            }

            @Override
            public K next() {
                if (path.isEmpty()) {
                    throw new NoSuchElementException();
                }
                Node n = path.remove(path.size() - 1);
                push(n.right);
                return n.key;
            }
        };
    }

    public static void main(String[] args) {
        RedBlack<Integer, String> tree = new RedBlack<>();
        TreeMap<Integer, String> model = new TreeMap<>();
        Random random = new Random(12345);
        int removed = 0;
        for (int i = 0; i < 1200; i++) {
            int k = random.nextInt(300);
            if (random.nextInt(3) > 0) {
                tree.put(k, "v" + i);
                model.put(k, "v" + i);
            } else {
                boolean r = tree.remove(k);
                assert r == (model.remove(k) != null);
                removed += r ? 1 : 0;
            }
            if (i % 150 == 0) {
                System.out.println(i + ": size " + tree.size(tree.root) + " height " + tree.blackHeight()
                    + " rotations " + tree.rotations);
            }
        }
        System.out.println("removed " + removed + " same size " + (model.size() == tree.size(tree.root)));
        Iterator<Integer> mine = tree.iterator();
        boolean same = true;
        long sum = 0;
        for (var e : model.entrySet()) {
            int k = mine.next();
            same &= k == e.getKey() && tree.get(k).equals(e.getValue());
            sum = sum * 31 + k;
        }
        System.out.println("same order " + same + " " + mine.hasNext() + " " + sum);
        System.out.println(tree.select(0).equals(model.firstKey()) + " " + tree.select(50) + " "
            + tree.select(model.size() - 1));
        try {
            mine.next();
        } catch (NoSuchElementException e) {
            System.out.println("end");
        }
        RedBlack<String, Integer> words = new RedBlack<>();
        for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) {
            Integer c = words.get(w);
            words.put(w, c == null ? 1 : c + 1);
        }
        for (String w : words) {
            System.out.print(w + "=" + words.get(w) + " ");
        }
        System.out.println();
        while (words.root != null) {
            System.out.print(words.select(words.root.size / 2) + " ");
            words.remove(words.select(words.root.size / 2));
            words.blackHeight();
        }
        System.out.println("empty");
    }
}
