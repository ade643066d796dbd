// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true
// Without a symbolic method: a is null (1); a is an object and b null (1), the same
// object (1), or another (1). makeSymbolicNull is null
// and nothing else. The object that Debug gets tells no more than the class.
package lazy;

import gov.nasa.jpf.symbc.Debug;

public class DebugReferenceChecked {
    static class Node {
        Node next;
    }

    public static void main(String[] args) {
        Node given = new Node();
        Node a = (Node) Debug.makeSymbolicRef("a", given);
        Node b = (Node) Debug.makeSymbolicRef("b", given);
        Node none = (Node) Debug.makeSymbolicNull("none");
        assert none == null && a != given;
        if (a != null && b != null && a != b) {
            a.next = a;
            b.next = null;
            assert a.next == a;
        }
    }
}
