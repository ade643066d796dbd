// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.method=lazy.ProgramObjectsAreNoAliases.test(sym)
// An input was there before the program made its object, so they differ; that
// needs no decision. Then null and an object are told apart.
package lazy;

public class ProgramObjectsAreNoAliases {
    static class Node {
        Node next;
    }

    static void test(Node n) {
        Node mine = new Node();
        assert n != mine;
        if (n != null) {
            mine.next = n;
            assert mine.next == n;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
