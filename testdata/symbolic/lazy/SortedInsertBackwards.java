// verdict: violated
// error:   java.lang.AssertionError
// twin:    SortedInsertShort
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=2 +symbolic.lazy.invariant=lazy.SortedInsertBackwards$Node.repOK +symbolic.method=lazy.SortedInsertBackwards.test(sym#sym)
// The comparison is the wrong way round: with [5] and 3 the new node comes last.
package lazy;

public class SortedInsertBackwards {
    static class Node {
        int val;
        Node next;

        boolean repOK() {
            int steps = 0;
            for (Node at = this; at.next != null; at = at.next) {
                if (at.next.val < at.val || ++steps > 10) {
                    return false;
                }
            }
            return true;
        }
    }

    static Node insert(Node list, Node one) {
        if (list == null || one.val >= list.val) {
            one.next = list;
            return one;
        }
        list.next = insert(list.next, one);
        return list;
    }

    static void test(Node list, int val) {
        Node one = new Node();
        one.val = val;
        assert insert(list, one).repOK();
    }

    public static void main(String[] args) {
        test(null, 0);
    }
}
