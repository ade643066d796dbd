// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.CopiesShareTheFate.test(sym#sym)
// One reference is kept in an array that is copied and cloned, in a field, in a
// static field, a lambda, a record, an atomic variable, a list, and passed by
// reflection. What one copy turns out to be, all are: a is null (1), or an object
// (2, by the sign of val). b is only carried around.
package lazy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

public class CopiesShareTheFate {
    static class Node implements Cloneable {
        int val;
        Node next;

        @Override protected Node clone() {
            try {
                return (Node) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    record Pair(Node left, Node right) {
    }

    static Node kept;

    static int test(Node a, Node b) {
        Node[] from = {a, b};
        Node[] to = new Node[2];
        System.arraycopy(from, 0, to, 0, 2);
        Node[] twin = to.clone();
        kept = twin[0];
        Node holder = new Node();
        holder.next = kept;
        Node copy = holder.clone();
        Supplier<Node> lambda = () -> copy.next;
        Supplier<Node> captured = () -> a;
        Pair pair = new Pair(lambda.get(), b);
        AtomicReference<Node> atomic = new AtomicReference<>(pair.left());
        List<Node> list = new ArrayList<>();
        list.add(atomic.get());
        list.add(pair.right());
        Node last = list.get(0);
        if (last == null) {
            assert a == null && kept == null && copy.next == null && twin[0] == null && captured.get() == null;
            return 0;
        }
        assert a == last && kept == last && copy.next == a && captured.get() == from[0] && atomic.compareAndSet(a, null);
        if (last.val > 0) {
            assert a.val > 0;
            return 1;
        }
        assert a.val <= 0;
        return 2;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
