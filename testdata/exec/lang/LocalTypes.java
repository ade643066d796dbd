package lang;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Local records, enums, interfaces and classes; var; shadowing; nested generics; static members of inner types. */
public class LocalTypes {
    static int serial;

    static List<String> locals(int limit) {
        enum Size { SMALL, LARGE;
            static Size of(int n) { return n < 3 ? SMALL : LARGE; } }
        record Item(String name, Size size) {
            Item(int n) { this("item" + n, Size.of(n)); }
        }
        interface Filter {
            boolean keep(Item i);

            static Filter all() { return i -> true; }
        }
        Filter f = limit > 4 ? i -> i.size() == Size.LARGE : Filter.all();
        var out = new ArrayList<String>();
        for (var i = 0; i < limit; i++) {
            var item = new Item(i);
            if (f.keep(item)) {
                out.add(item.name() + item.size());
            }
        }
        return out;
    }

    static <T> Iterable<T> cycle(List<T> src, int n) {
        class Cycler implements Iterator<T> {
            int served;

            @Override
            public boolean hasNext() { return served < n; }

            @Override
            public T next() { return src.get(served++ % src.size()); }
        }
        return Cycler::new;
    }

    class Inner {
        static int made;
        final int id = ++made;

        record Tag(String t) { }

        Tag tag() { return new Tag("tag" + id + outerName()); }
    }

    String outerName() { return "@" + serial; }

    static class Matrix<T extends Number> {
        class Row {
            final List<T> cells = new ArrayList<>();

            class Cell {
                final int col;

                Cell(int col) { this.col = col; }

                T get() { return cells.get(col); }

                double plusAll() {
                    double s = get().doubleValue();
                    for (Row r : rows) {
                        s += r.cells.get(col).doubleValue();
                    }
                    return s;
                }
            }
        }

        final List<Row> rows = new ArrayList<>();

        @SafeVarargs
        final Matrix<T> row(T... ts) {
            Row r = new Row();
            r.cells.addAll(List.of(ts));
            rows.add(r);
            return this;
        }
    }

    static int x = 1;

    static String shadows(int x) {
        StringBuilder sb = new StringBuilder();
        sb.append(x).append(LocalTypes.x);
        class A {
            int x = 3;

            IntSupplier s() {
                return () -> {
                    int y = x;
                    class B {
                        int x = 4;

                        int all() { return x * 1000 + A.this.x * 100 + y * 10 + LocalTypes.x; }
                    }
                    return new B().all();
                };
            }
        }
        sb.append(' ').append(new A().s().getAsInt());
        for (String String : new String[] {"name"}) {
            sb.append(String.length());
        }
        return sb.toString();
    }

    static Supplier<Object> escape(int n) {
        var box = new Object() {
            int count = n;

            int tick() { return ++count; }
        };
        box.tick();
        return () -> box.tick() + ":" + box.count;
    }

    interface Stack<E> {
        void push(E e);

        E pop();

        static <E> Stack<E> create() {
            return new Stack<>() {
                private record Node<N>(N value, Node<N> next) { }

                private Node<E> top;

                @Override
                public void push(E e) { top = new Node<>(e, top); }

                @Override
                public E pop() {
                    try {
                        return top.value();
                    } finally {
                        top = top.next();
                    }
                }
            };
        }
    }

    public static void main(String[] args) {
        System.out.println(locals(4) + " " + locals(6));
        StringBuilder sb = new StringBuilder();
        for (var s : cycle(List.of("x", "y", "z"), 7)) {
            sb.append(s);
        }
        System.out.println(sb);
        LocalTypes o = new LocalTypes();
        Inner a = o.new Inner();
        serial = 8;
        Inner b = o.new Inner();
        System.out.println(a.tag() + " " + b.tag() + " " + Inner.made + " " + new Inner.Tag("free").equals(new Inner.Tag("free")));
        Matrix<Integer> m = new Matrix<Integer>().row(1, 2).row(3, 4).row(5, 6);
        Matrix<Integer>.Row row = m.rows.get(1);
        Matrix<Integer>.Row.Cell cell = row.new Cell(1);
        System.out.println(cell.get() + " " + cell.plusAll());
        System.out.println(shadows(2));
        Supplier<Object> e = escape(5);
        System.out.println(e.get() + " " + e.get() + " " + escape(0).get());
        Stack<String> st = Stack.create();
        st.push("a");
        st.push("b");
        System.out.println(st.pop() + st.pop());
        try {
            st.pop();
        } catch (NullPointerException ex) {
            System.out.println("empty stack " + ex.getStackTrace()[0].getMethodName());
        }
        var list = new ArrayList<List<? extends Comparable<?>>>();
        list.add(List.of(1));
        list.add(List.of("s"));
        for (var l : list) {
            for (var c : l) {
                System.out.print(c.getClass().getSimpleName() + " ");
            }
        }
        System.out.println();
        int \u00e9t\u00e9 = 3, $dollar_1 = 4, _u = 5;
        System.out.println(\u00e9t\u00e9 + $dollar_1 + _u + "\u00e9\t\"q\" \\ \101 \u2603".length());
        char c = '\'';
        int yield1 = 1, record = 2, sealed = 3, permits = 4, var = 5;
        System.out.println(c + "" + (yield1 + record + sealed + permits + var));
        class Rec {
            Rec next;
            int v;

            Rec(int v, Rec n) {
                this.v = v;
                next = n;
            }

            int sum() { return v + (next == null ? 0 : next.sum()); }
        }
        Rec chain = null;
        for (int i = 0; i < 100; i++) {
            chain = new Rec(i, chain);
        }
        System.out.println(chain.sum() + " " + new Rec(1, null).getClass().getName());
    }
}
