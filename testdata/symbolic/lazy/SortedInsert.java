// verdict: incomplete
// paths:   10
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=3 +symbolic.lazy.invariant=lazy.SortedInsert$Node.repOK +symbolic.method=lazy.SortedInsert.test(sym#sym)
// Sorted lists of up to three nodes, and a new one that is put in its place: a
// list of k nodes has k + 1 places, which makes 1 + 2 + 3 + 4 = 10 paths. Then the
// result is checked; its comparisons are all decided already, or follow. But for
// a list of k nodes repOK has no more to decide than where it ends. Longer lists
// are cut.
package lazy;

public class SortedInsert {
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
        if (list == null || one.val <= list.val) {
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
