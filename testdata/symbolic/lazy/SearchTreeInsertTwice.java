// verdict: violated
// error:   java.lang.AssertionError
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=2 +symbolic.lazy.invariant=lazy.SearchTreeInsertTwice$Node.repOK +symbolic.method=lazy.SearchTreeInsertTwice.test(sym#sym)
// An element that is there is inserted again on its right: the tree has it twice.
package lazy;

public class SearchTreeInsertTwice {
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
        } else {
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
