// verdict: violated
// error:   java.lang.AssertionError
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=3 +symbolic.method=lazy.CyclicLength.test(sym)
// A walk that believes it has met all nodes of a list after three steps: it has not
// come to the end of a list with a cycle.
package lazy;

public class CyclicLength {
    static class Node {
        Node next;
    }

    static void test(Node n) {
        int steps = 0;
        while (n != null && steps < 3) {
            n = n.next;
            steps++;
        }
        assert n == null;
    }

    public static void main(String[] args) {
        test(null);
    }
}
