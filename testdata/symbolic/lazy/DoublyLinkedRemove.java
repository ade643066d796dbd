// verdict: violated
// error:   java.lang.NullPointerException
// twin:    DoublyLinkedRemoveGuarded
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=3 +symbolic.lazy.invariant=lazy.DoublyLinkedRemove$Node.repOK +symbolic.method=lazy.DoublyLinkedRemove.test(sym)
// The last node has no next, and so no next.prev.
package lazy;

public class DoublyLinkedRemove {
    static class Node {
        Node prev, next;

        boolean repOK() {
            if (prev != null) {
                return false;
            }
            for (Node at = this; at.next != null; at = at.next) {
                if (at.next.prev != at) {
                    return false;
                }
            }
            return true;
        }
    }

    static Node removeFirst(Node list) {
        Node rest = list.next;
        rest.prev = null;
        list.next = null;
        return rest;
    }

    static void test(Node list) {
        if (list != null) {
            removeFirst(list);
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
