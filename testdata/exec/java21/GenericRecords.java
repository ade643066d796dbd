// release: 21
package java21;

import java.util.*;
import java.util.function.*;

/** Records with generics, compact constructors, nested patterns in loops. */
public class GenericRecords {
    sealed interface Tree<T extends Comparable<T>> {
        record Leaf<T extends Comparable<T>>() implements Tree<T> {}
        record Node<T extends Comparable<T>>(Tree<T> left, T value, Tree<T> right) implements Tree<T> {
            public Node {
                Objects.requireNonNull(value, "value");
            }
        }
        default Tree<T> add(T x) {
            return switch (this) {
                case Leaf<T>() -> new Node<>(this, x, this);
                case Node<T>(var l, var v, var r) when x.compareTo(v) < 0 -> new Node<>(l.add(x), v, r);
                case Node<T>(var l, var v, var r) when x.compareTo(v) > 0 -> new Node<>(l, v, r.add(x));
                case Node<T> n -> n;
            };
        }
        default void each(Consumer<T> c) {
            if (this instanceof Node<T>(var l, T v, Tree<T> r)) {
                l.each(c);
                c.accept(v);
                r.each(c);
            }
        }
        default int depth() {
            return switch (this) {
                case Leaf<T> l -> 0;
                case Node<T>(Leaf<T>(), var v, Leaf<T>()) -> 1;
                case Node<T>(var l, var v, var r) -> 1 + Math.max(l.depth(), r.depth());
            };
        }
    }
    record Empty() {}
    record Many(Object... all) {}

    public static void main(String[] args) {
        Tree<String> t = new Tree.Leaf<>();
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) {
            t = t.add(s);
        }
        StringJoiner j = new StringJoiner(" ");
        t.each(j::add);
        System.out.println(j + " " + t.depth());
        Object e = new Empty();
        System.out.println(e instanceof Empty() ? "empty" : "no");
        Object m = new Many(1, "two");
        if (m instanceof Many(Object[] all)) {
            System.out.println(all.length + " " + all[1]);
        }
        try {
            new Tree.Node<String>(null, null, null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        BiFunction<Object, Object, String> f = (a, b) -> a instanceof Integer i && b instanceof Integer k && i < k ? "less" : "not";
        System.out.println(f.apply(1, 2) + f.apply(2, 1) + f.apply("x", 1));
    }
}
