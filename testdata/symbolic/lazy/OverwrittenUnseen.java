// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.method=lazy.OverwrittenUnseen.test(sym)
// null or an object. Its field is assigned before anybody looks at it, so what
// the input had there does not matter.
package lazy;

public class OverwrittenUnseen {
    static class Node {
        Node next;
    }

    static void test(Node n) {
        if (n == null) {
            return;
        }
        n.next = null;
        assert n.next == null;
    }

    public static void main(String[] args) {
        test(null);
    }
}
