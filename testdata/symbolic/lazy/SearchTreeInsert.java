// verdict: incomplete
// paths:   49
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=3 +symbolic.lazy.invariant=lazy.SearchTreeInsert$Node.repOK +symbolic.method=lazy.SearchTreeInsert.test(sym#sym)
// As SearchTreeContains: 49 ways to find the place. The result is a search tree,
// and all that this needs to know is known.
package lazy;

public class SearchTreeInsert {
    static class Node {
        int val;
        Node left, right;

        Node(int val) { this.val = val; }

        boolean repOK() {
            return ok(this, Long.MIN_VALUE, Long.MAX_VALUE);
        }

        static boolean ok(Node n, long above, long below) {
            return n == null || n.val > above && n.val < below && ok(n.left, above, n.val) && ok(n.right, n.val, below);
        }
    }

    static Node insert(Node n, int val) {
        if (n == null) {
            return new Node(val);
        }
        if (val < n.val) {
            n.left = insert(n.left, val);
        } else if (val > n.val) {
            n.right = insert(n.right, val);
        }
        return n;
    }

    static void test(Node tree, int val) {
        assert insert(tree, val).repOK();
    }

    public static void main(String[] args) {
        test(null, 0);
    }
}
