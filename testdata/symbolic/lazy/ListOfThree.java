// verdict: safe
// paths:   8
// set:     +symbolic.lazy=true +symbolic.method=lazy.ListOfThree.test(sym)
// A walk of at most three steps along a list that may have cycles. null (1). One
// node: its next is null, or itself (2). Two nodes: the next of the second is
// null, the first or the second (3). Three nodes: whether there is a fourth step
// is asked only for null (2).
package lazy;

public class ListOfThree {
    static class Node {
        Node next;
    }

    static int test(Node n) {
        int length = 0;
        for (Node at = n; at != null && length < 3; at = at.next) {
            length++;
        }
        return length;
    }

    public static void main(String[] args) {
        test(null);
    }
}
