// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.lazy.invariant=lazy.InvariantThrows$Node.repOK +symbolic.method=lazy.InvariantThrows.test(sym)
// Where the predicate throws it does not hold: for null in next. null is no object
// that it could be asked of (1); the other path has a node whose next is another
// one or itself, which the predicate tells apart: one of them is left (1).
package lazy;

public class InvariantThrows {
    static class Node {
        int val;
        Node next;

        boolean repOK() {
            return next.val > val;
        }
    }

    static void test(Node n) {
        if (n != null) {
            assert n.next != null && n.next != n;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
