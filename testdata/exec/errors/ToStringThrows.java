// exit: 1
package errors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** toString, hashCode, equals and compareTo that throw, inside concatenation and collections. */
public class ToStringThrows {
    static int calls;

    static class Bomb implements Comparable<Bomb> {
        final String fuse;

        Bomb(String fuse) {
            this.fuse = fuse;
        }

        @Override
        public String toString() {
            calls++;
            if (fuse.contains("s")) {
                throw new IllegalStateException("toString of " + fuse);
            }
            return fuse.contains("n") ? null : "Bomb(" + fuse + ")";
        }

        @Override
        public int hashCode() {
            if (fuse.contains("h")) {
                throw new ArithmeticException("hashCode of " + fuse);
            }
            return 1;
        }

        @Override
        public boolean equals(Object o) {
            if (fuse.contains("e")) {
                throw new UnsupportedOperationException("equals of " + fuse);
            }
            return o == this;
        }

        @Override
        public int compareTo(Bomb o) {
            throw new ClassCastException("compare " + fuse + " " + o.fuse);
        }
    }

    static int side(int v) {
        System.out.println("side " + v);
        return v;
    }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " fine");
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Bomb quiet = new Bomb("-"), s = new Bomb("s"), h = new Bomb("h"), eq = new Bomb("e"), nul = new Bomb("n");
        attempt("concat ok", () -> System.out.println("a" + quiet + side(1) + nul));
        attempt("concat", () -> System.out.println("a" + side(1) + s + side(2)));
        attempt("valueOf", () -> String.valueOf(s));
        attempt("builder", () -> new StringBuilder().append("x").append(s));
        attempt("println", () -> System.out.println(s));
        attempt("format", () -> String.format("%s %s", quiet, s));
        List<Bomb> list = new ArrayList<>(List.of(quiet, s));
        attempt("list", () -> System.out.println(list.toString()));
        Map<Object, Integer> map = new java.util.HashMap<>();
        attempt("put", () -> map.put(h, 1));
        attempt("put eq 1", () -> map.put(eq, 1));
        attempt("put eq 2", () -> map.put(new Bomb("e2"), 2));
        System.out.println(map.size());
        attempt("treemap", () -> new TreeMap<Bomb, Integer>().put(quiet, 1));
        attempt("contains", () -> list.contains(eq));
        attempt("nul", () -> System.out.println(nul));
        System.out.println(calls);
        StringBuilder sb = new StringBuilder("kept");
        try {
            sb.append(1).append(s);
        } catch (IllegalStateException e) {
            System.out.println(sb);
        }
        String t = "last " + side(9) + s;
        System.out.println(t);
    }
}
