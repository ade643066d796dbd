// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.lazy.invariant=lazy.SortedInsertShort.ok +symbolic.method=lazy.SortedInsertShort.test(sym#sym)
// The predicate is static, knows of null, and wants at most two nodes, so nothing
// is cut: 1 + 2 + 3 places.
package lazy;

public class SortedInsertShort {
    static class Node {
        int val;
        Node next;
    }

    static boolean ok(Node list) {
        if (list == null || list.next == null) {
            return true;
        }
        return list.val <= list.next.val && list.next.next == null;
    }

    static boolean sorted(Node list) {
        for (Node at = list; at.next != null; at = at.next) {
            if (at.next.val < at.val) {
                return false;
            }
        }
        return true;
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
        assert sorted(insert(list, one));
    }

    public static void main(String[] args) {
        test(null, 0);
    }
}
