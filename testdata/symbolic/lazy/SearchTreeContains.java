// verdict: incomplete
// paths:   49
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=3 +symbolic.lazy.invariant=lazy.SearchTreeContains$Node.repOK +symbolic.method=lazy.SearchTreeContains.test(sym#sym)
// Search trees of up to three nodes: 1, 1, 2 and 5 shapes of 0, 1, 2 and 3 nodes.
// A search in a tree of k nodes ends at one of them or in one of k + 1 gaps:
// 1 + 3 + 2 * 5 + 5 * 7 = 49, less the gaps that no int fits: none, for int is
// wide. Bounds of the invariant are longs, so that none is missed.
package lazy;

public class SearchTreeContains {
    static class Node {
        int val;
        Node left, right;

        boolean repOK() {
            return ok(this, Long.MIN_VALUE, Long.MAX_VALUE);
        }

        static boolean ok(Node n, long above, long below) {
            return n == null || n.val > above && n.val < below && ok(n.left, above, n.val) && ok(n.right, n.val, below);
        }
    }

    static boolean contains(Node n, int val) {
        while (n != null && n.val != val) {
            n = val < n.val ? n.left : n.right;
        }
        return n != null;
    }

    static boolean everywhere(Node n, int val) {
        return n != null && (n.val == val || everywhere(n.left, val) || everywhere(n.right, val));
    }

    static void test(Node tree, int val) {
        if (contains(tree, val)) {
            assert everywhere(tree, val);
        }
    }

    public static void main(String[] args) {
        test(null, 0);
    }
}
