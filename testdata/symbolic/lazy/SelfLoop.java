// verdict: violated
// error:   java.lang.AssertionError
// twin:    SelfLoopHandled
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.SelfLoop.test(sym)
// null; an object that refers to itself, to null, or to another one.
package lazy;

public class SelfLoop {
    static class Node {
        Node next;
    }

    static void test(Node n) {
        if (n != null) {
            assert n.next != n;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
