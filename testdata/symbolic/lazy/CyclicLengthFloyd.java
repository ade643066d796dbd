// verdict: incomplete
// paths:   15
// set:     +symbolic.lazy=true +symbolic.lazy.max_objects=4 +symbolic.method=lazy.CyclicLengthFloyd.test(sym)
// The hare and the tortoise end on every list of up to four nodes: 1 + 2 + 3 + 4 + 5
// shapes, each told apart from all others. Longer lists are cut.
package lazy;

public class CyclicLengthFloyd {
    static class Node {
        Node next;
    }

    static boolean cyclic(Node n) {
        Node slow = n, fast = n;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return true;
            }
        }
        return false;
    }

    static void test(Node n) {
        int length = 0;
        boolean cycle = cyclic(n);
        for (Node at = n; at != null && length <= 4; at = at.next) {
            length++;
        }
        assert cycle == (length > 4);
    }

    public static void main(String[] args) {
        test(null);
    }
}
