package lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Generics: wildcards, bounds, erasure, heap pollution, recursive bounds, bridge casts. */
public class Generics {
    static class Box<T> {
        private T value;

        Box(T value) { this.value = value; }

        T get() { return value; }

        void set(T t) { value = t; }

        <R extends T> Box<T> replace(R r) {
            set(r);
            return this;
        }
    }

    static class IntBox extends Box<Integer> {
        IntBox(int v) { super(v); }

        @Override
        void set(Integer v) { super.set(v * 2); }
    }

    static class LinkedStack<E> implements Iterable<E> {
        private class Cell {
            final E e;
            final Cell below;

            Cell(E e, Cell below) {
                this.e = e;
                this.below = below;
            }
        }

        private Cell top;
        private int size;

        void push(E e) {
            top = new Cell(e, top);
            size++;
        }

        E pop() {
            if (top == null) {
                throw new NoSuchElementException("empty");
            }
            E e = top.e;
            top = top.below;
            size--;
            return e;
        }

        @Override
        public Iterator<E> iterator() {
            return new Iterator<>() {
                Cell at = top;

                @Override
                public boolean hasNext() { return at != null; }

                @Override
                public E next() {
                    E e = at.e;
                    at = at.below;
                    return e;
                }
            };
        }
    }

    abstract static class Builder<B extends Builder<B>> {
        final StringBuilder sb = new StringBuilder();

        abstract B self();

        B add(String s) {
            sb.append(s);
            return self();
        }
    }

    static class Fancy extends Builder<Fancy> {
        @Override
        Fancy self() { return this; }

        Fancy star() {
            sb.append('*');
            return this;
        }
    }

    static double sum(Iterable<? extends Number> it) {
        double s = 0;
        for (Number n : it) {
            s += n.doubleValue();
        }
        return s;
    }

    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) {
            l.add(i);
        }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> l) {
        T best = l.get(0);
        for (T t : l) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static <T extends Object & Comparable<T> & java.io.Serializable> int multi(T a, T b) {
        return Integer.signum(a.compareTo(b));
    }

    static <T> void swap(List<T> l, int i, int j) {
        T t = l.get(i);
        l.set(i, l.get(j));
        l.set(j, t);
    }

    static void swapAny(List<?> l) { swap(l, 0, l.size() - 1); }

    @SafeVarargs
    static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }

    @SuppressWarnings("unchecked")
    static <T> T[] newArray(int n) { return (T[]) new Object[n]; }

    static <T> T[] typed(T[] like, int n) { return Arrays.copyOf(like, n); }

    static <X extends Exception> void maybe(boolean b, X x) throws X {
        if (b) {
            throw x;
        }
    }

    static String over(List<String> l) { return "list"; }

    static String over(Iterable<String> l) { return "iterable"; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Box<Integer> b = new IntBox(5);
        b.set(7);
        System.out.println(b.get() + " " + b.replace(10).get() + " " + (b.getClass() == new Box<>("s").getClass()) + " " + (new Box<>(1).getClass() == new Box<>("s").getClass()));
        Box raw = b;
        try {
            raw.set("text");
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        Box<String> wrong = (Box<String>) (Box) new Box<>(42);
        Object fine = wrong.get();
        System.out.println(fine + " " + ((Object) wrong.get()).getClass().getSimpleName());
        try {
            String s = wrong.get();
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("late cast");
        }
        LinkedStack<String> st = new LinkedStack<>();
        for (String s : "to be or not".split(" ")) {
            st.push(s);
        }
        st.pop();
        StringBuilder sb = new StringBuilder();
        for (String s : st) {
            sb.append(s).append(st.size);
        }
        System.out.println(sb);
        try {
            while (true) {
                st.pop();
            }
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Fancy().add("a").star().add("b").star().sb);
        List<Number> nums = new ArrayList<>(List.of(1.5, 2L));
        fill(nums);
        List<Object> objs = new ArrayList<>();
        fill(objs);
        System.out.println(sum(nums) + " " + nums + objs + max(List.of(3, 9, 4)) + max(List.of("x", "abc")) + multi("a", "b") + multi(2, 1));
        swapAny(nums);
        System.out.println(nums + " " + listOf(1, "two", 3.0) + listOf() + listOf((Object) null));
        try {
            String[] arr = Generics.<String>newArray(2);
            System.out.println(arr.length);
        } catch (ClassCastException e) {
            System.out.println("array cast");
        }
        System.out.println(typed(new String[] {"q"}, 3).length + " " + typed(new Integer[0], 1).getClass().getSimpleName());
        try {
            maybe(false, new RuntimeException());
            maybe(true, new java.io.FileNotFoundException("generic throws"));
        } catch (java.io.FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(over(new ArrayList<>()) + " " + over((Iterable<String>) List.of("a")));
        List<String> polluted = new ArrayList<>();
        ((List) polluted).add(1);
        System.out.println(polluted + " " + polluted.size());
        try {
            for (String s : polluted) {
                System.out.println(s);
            }
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
        Comparator<List<? extends Comparable<?>>> bySize = Comparator.comparing(List::size);
        System.out.println(bySize.compare(List.of(1), List.of("a", "b")));
        var anonymous = new Object() { int n = 3; List<? super Long> l = new ArrayList<Number>(List.of(1)); };
        anonymous.l.add(4L);
        anonymous.n++;
        System.out.println(anonymous.n + " " + anonymous.l);
        System.out.println(Arrays.toString(IntBox.class.getGenericSuperclass().getTypeName().split("\\$")));
    }
}
