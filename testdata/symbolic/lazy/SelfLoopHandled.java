// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.SelfLoopHandled.test(sym)
// As SelfLoop; an object that refers to itself is cut loose.
package lazy;

public class SelfLoopHandled {
    static class Node {
        Node next;
    }

    static void test(Node n) {
        if (n == null) {
            return;
        }
        if (n.next == n) {
            n.next = null;
        }
        assert n.next != n;
    }

    public static void main(String[] args) {
        test(null);
    }
}
