// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.lazy.invariant=lazy.DoublyLinkedRemoveGuarded$Node.repOK +symbolic.method=lazy.DoublyLinkedRemoveGuarded.test(sym)
// null and lists of one, two and three nodes: prev tells the first from all
// others, so there are no cycles, and the predicate wants no more than three.
package lazy;

public class DoublyLinkedRemoveGuarded {
    static class Node {
        Node prev, next;

        boolean repOK() {
            if (prev != null) {
                return false;
            }
            int length = 1;
            for (Node at = this; at.next != null; at = at.next) {
                if (++length > 3 || at.next.prev != at) {
                    return false;
                }
            }
            return true;
        }
    }

    static Node removeFirst(Node list) {
        Node rest = list.next;
        if (rest != null) {
            rest.prev = null;
        }
        list.next = null;
        return rest;
    }

    static void test(Node list) {
        if (list != null) {
            Node rest = removeFirst(list);
            assert rest == null || rest.repOK();
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
