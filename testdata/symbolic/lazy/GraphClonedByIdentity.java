// verdict: safe
// paths:   8
// set:     +symbolic.lazy=true +symbolic.method=lazy.GraphClonedByIdentity.test(sym)
// n null, left null, right null (3). left is n: right is n or new (2). left is new:
// right is n, the same, or new (3). The copies know what was copied already.
package lazy;

public class GraphClonedByIdentity {
    static class Node {
        Node left, right;
    }

    static void test(Node n) {
        if (n == null || n.left == null || n.right == null) {
            return;
        }
        Node c = new Node();
        c.left = n.left == n ? c : new Node();
        c.right = n.right == n ? c : n.right == n.left ? c.left : new Node();
        assert (c.left == c.right) == (n.left == n.right);
    }

    public static void main(String[] args) {
        test(null);
    }
}
