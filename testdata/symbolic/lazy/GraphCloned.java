// verdict: violated
// error:   java.lang.AssertionError
// twin:    GraphClonedByIdentity
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=2 +symbolic.method=lazy.GraphCloned.test(sym)
// A copy of a structure that copies what is shared twice: with left and right the
// same object, or a cycle, the copy has another shape.
package lazy;

public class GraphCloned {
    static class Node {
        Node left, right;
    }

    static Node copy(Node n, int depth) {
        if (n == null || depth == 0) {
            return null;
        }
        Node c = new Node();
        c.left = copy(n.left, depth - 1);
        c.right = copy(n.right, depth - 1);
        return c;
    }

    static void test(Node n) {
        if (n == null || n.left == null || n.right == null) {
            return;
        }
        Node c = copy(n, 2);
        assert (c.left == c.right) == (n.left == n.right);
    }

    public static void main(String[] args) {
        test(null);
    }
}
