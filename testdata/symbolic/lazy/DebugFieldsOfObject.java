// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true
// The object's fields become inputs, references too, and so it is an object of the
// input itself: next is null, the object itself, or another one; val is positive or
// not.
package lazy;

import gov.nasa.jpf.symbc.Debug;

public class DebugFieldsOfObject {
    static class Node {
        int val = 5;
        Node next;
    }

    public static void main(String[] args) {
        Node n = new Node();
        Debug.makeFieldsSymbolic("n", n);
        int kind = n.next == null ? 0 : n.next == n ? 1 : 2;
        int sign = n.val > 0 ? 1 : 0;
        assert kind + sign <= 3;
    }
}
