// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.NullChecked.test(sym)
// null; an object whose val is positive; one whose val is not.
package lazy;

public class NullChecked {
    static class Node {
        int val;
    }

    static int test(Node n) {
        if (n == null) {
            return 0;
        }
        return n.val > 0 ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null);
    }
}
