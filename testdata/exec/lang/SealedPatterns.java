package lang;

import java.util.ArrayList;
import java.util.List;

/** Sealed hierarchies, pattern instanceof with scoping, visitor versus pattern dispatch. */
public class SealedPatterns {
    sealed interface Shape permits Circle, Rect, Poly { }

    record Circle(double r) implements Shape { }

    record Rect(double w, double h) implements Shape { }

    static non-sealed class Poly implements Shape {
        final int sides;

        Poly(int sides) {
            this.sides = sides;
        }
    }

    static class Hex extends Poly {
        Hex() {
            super(6);
        }
    }

    sealed abstract static class Tree<T extends Comparable<T>> {
        abstract int size();

        abstract boolean contains(T t);
    }

    static final class Leaf<T extends Comparable<T>> extends Tree<T> {
        @Override
        int size() { return 0; }

        @Override
        boolean contains(T t) { return false; }
    }

    static final class Fork<T extends Comparable<T>> extends Tree<T> {
        final Tree<T> l, r;
        final T v;

        Fork(Tree<T> l, T v, Tree<T> r) {
            this.l = l;
            this.v = v;
            this.r = r;
        }

        @Override
        int size() { return l.size() + 1 + r.size(); }

        @Override
        boolean contains(T t) {
            int c = t.compareTo(v);
            return c == 0 || (c < 0 ? l : r).contains(t);
        }
    }

    static <T extends Comparable<T>> Tree<T> insert(Tree<T> t, T v) {
        if (!(t instanceof Fork<T> f)) {
            return new Fork<>(t, v, t);
        }
        int c = v.compareTo(f.v);
        if (c == 0) {
            return f;
        }
        return c < 0 ? new Fork<>(insert(f.l, v), f.v, f.r) : new Fork<>(f.l, f.v, insert(f.r, v));
    }

    static <T extends Comparable<T>> void walk(Tree<T> t, List<T> out) {
        if (t instanceof Fork<T> f) {
            walk(f.l, out);
            out.add(f.v);
            walk(f.r, out);
        }
    }

    static double area(Shape s) {
        if (s instanceof Circle c) {
            return Math.round(Math.PI * c.r() * c.r() * 1000) / 1000.0;
        }
        if (s instanceof Rect r && r.w() == r.h()) {
            return -r.w() * r.h();
        }
        if (s instanceof Rect r) {
            return r.w() * r.h();
        }
        return s instanceof Hex ? 66 : s instanceof Poly p ? p.sides : Double.NaN;
    }

    static String classify(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big int " + (i + 1);
        } else if (o instanceof Integer i) {
            return "int " + i;
        } else if (o instanceof String s && !s.isEmpty()) {
            return "string " + s.length() + s.charAt(0);
        } else if (o instanceof int[] a && a.length > 0) {
            return "ints " + a[0];
        } else if (o instanceof Object[] a) {
            StringBuilder sb = new StringBuilder("objs");
            for (Object x : a) {
                sb.append(' ').append(classify(x));
            }
            return sb.toString();
        } else if (o instanceof List<?> l) {
            return "list" + l.stream().map(SealedPatterns::classify).toList();
        } else if (!(o instanceof Number n)) {
            return o == null ? "null" : "other " + o.getClass().getSimpleName();
        } else {
            return "number " + n.intValue();
        }
    }

    static int scoped(Object o) {
        while (!(o instanceof String s)) {
            o = String.valueOf(o);
        }
        return s.length();
    }

    static boolean equalsLike(Object a, Object b) {
        return a instanceof Rect x && b instanceof Rect y && x.w() == y.w() && x.h() == y.h();
    }

    private static final String s = "field";

    static String shadow(Object o) {
        if (o instanceof String s) {
            return "local " + s;
        }
        return s;
    }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Circle(2), new Rect(2, 3), new Rect(2, 2), new Poly(5), new Hex(), null}) {
            System.out.print(area(s) + " ");
        }
        System.out.println();
        for (Object o : new Object[] {5, 50, "", "hello", new int[0], new int[] {9}, new Object[] {1, "x", null}, List.of(2, List.of("q")), 7L, 2.9f, 'c', null, Thread.State.NEW}) {
            System.out.println(classify(o));
        }
        System.out.println(scoped(12345) + scoped("ab") + scoped(null));
        System.out.println(equalsLike(new Rect(1, 2), new Rect(1, 2)) + " " + equalsLike(new Rect(1, 2), new Circle(1)) + " " + shadow("v") + " " + shadow(1));
        Tree<Integer> t = new Leaf<>();
        int x = 37;
        for (int i = 0; i < 50; i++) {
            x = x * 73 % 101;
            t = insert(t, x);
        }
        List<Integer> out = new ArrayList<>();
        walk(t, out);
        System.out.println(t.size() + " " + t.contains(37) + " " + t.contains(1000) + " " + out);
        System.out.println(Shape.class.isSealed() + " " + Poly.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length);
        Object o = "neg";
        boolean b = !(o instanceof String str) || str.isEmpty();
        System.out.println(b + " " + (o instanceof CharSequence cs ? cs.charAt(1) : '?') + " " + (o instanceof Comparable<?>));
    }
}
