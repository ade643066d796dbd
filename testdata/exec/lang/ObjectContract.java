package lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** equals, hashCode, clone (shallow, deep, refused), compareTo, getClass, Objects helpers. */
public class ObjectContract {
    static class Point implements Cloneable, Comparable<Point> {
        int x, y;
        int[] data = {1, 2};

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (o == null || o.getClass() != getClass()) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public int compareTo(Point o) {
            return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y);
        }

        @Override
        public String toString() {
            return "(" + x + "," + y + ")";
        }
    }

    static class Deep extends Point {
        List<String> names = new ArrayList<>();
        static int constructed;

        Deep(int x) {
            super(x, x);
            constructed++;
        }

        @Override
        public Deep clone() {
            Deep d = (Deep) super.clone();
            d.names = new ArrayList<>(names);
            d.data = data.clone();
            return d;
        }
    }

    static class NoClone {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class BadHash {
        final String id;

        BadHash(String id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return 42;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof BadHash b && b.id.equals(id);
        }
    }

    static class Mutable {
        int key;

        @Override
        public int hashCode() {
            return key;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Mutable m && m.key == key;
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(1, 2), q = p.clone();
        q.data[0] = 99;
        q.x = 5;
        System.out.println(p + " " + q + " " + p.data[0] + " " + p.equals(q) + " " + p.equals(new Point(1, 2)) + " " + (p == p.clone()) + " " + p.equals(null));
        Deep d = new Deep(3);
        d.names.add("orig");
        Deep e = d.clone();
        e.names.add("copy");
        e.data[0] = 77;
        System.out.println(d.names + " " + e.names + " " + d.data[0] + " " + Deep.constructed + " " + e.getClass().getSimpleName() + " " + d.equals(e) + " " + new Point(3, 3).equals(d));
        try {
            new NoClone().tryClone();
        } catch (CloneNotSupportedException x) {
            System.out.println(x.getMessage());
        }
        Map<BadHash, Integer> m = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            m.merge(new BadHash("id" + i % 10), i, Integer::sum);
        }
        int sum = 0;
        for (int v : m.values()) {
            sum += v;
        }
        System.out.println(m.size() + " " + sum + " " + m.get(new BadHash("id3")));
        Mutable key = new Mutable();
        HashSet<Mutable> set = new HashSet<>();
        set.add(key);
        key.key = 1;
        System.out.println(set.contains(key) + " " + set.size() + " " + set.iterator().next().key);
        TreeSet<Point> ts = new TreeSet<>(List.of(new Point(2, 1), new Point(1, 5), new Point(1, 2)));
        System.out.println(ts + " " + ts.first() + " " + ts.higher(new Point(1, 3)) + " " + ts.contains(new Point(2, 1)));
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(p, null) + " " + Objects.hash(1, "a", null) + " " + Objects.hashCode(null) + " " + Objects.toString(null, "dflt") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.isNull(p) + " " + Objects.checkIndex(2, 3));
        try {
            Objects.checkIndex(3, 3);
        } catch (IndexOutOfBoundsException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(Arrays.hashCode(new Object[] {1, null, "x"}) + " " + List.of(1, 2).hashCode() + " " + Map.of("k", 1).hashCode() + " " + Arrays.asList(1, 2).equals(List.of(1, 2)) + " " + new HashSet<>(List.of(1)).equals(java.util.Set.of(1)) + " " + "Aa".hashCode() + " " + "BB".hashCode() + " " + Map.entry("a", 1).hashCode());
        Object o1 = new Object(), o2 = new Object();
        System.out.println(o1.equals(o1) + " " + o1.equals(o2) + " " + (o1.hashCode() == o1.hashCode()) + " " + (System.identityHashCode(p) == System.identityHashCode(p)) + " " + System.identityHashCode(null) + " " + o1.toString().startsWith("java.lang.Object@") + " " + (p.hashCode() == 33));
        System.out.println(o1.getClass() + " " + int[].class.getSuperclass() + " " + (new int[0].getClass() == int[].class) + " " + p.getClass().isInstance(d) + " " + d.getClass().getSuperclass().getSimpleName() + " " + new int[] {1}.equals(new int[] {1}));
        String[] names = {"b", "a", "c"};
        String[] copy = names.clone();
        Arrays.sort(copy);
        System.out.println(Arrays.toString(names) + Arrays.toString(copy) + (names.clone().getClass() == String[].class));
        char[][] letters = {{'a'}, {'b'}};
        char[][] lc = letters.clone();
        lc[0][0] = 'z';
        System.out.println(letters[0][0] + " " + (letters[1] == lc[1]) + " " + letters.equals(lc) + " " + Arrays.deepEquals(letters, lc));
    }
}
