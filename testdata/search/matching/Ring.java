// verdict: safe
// ends: 0
// oracle: skip
// A ring of three nodes turned for ever: positions differ by their values only.
package matching;

import gov.nasa.jpf.vm.Verify;

class Ring {
    static class Node { Node next; int v; }
    static Node at;
    public static void main(String[] args) {
        Node a = new Node(), b = new Node(), c = new Node();
        a.next = b; b.next = c; c.next = a;
        a.v = 0; b.v = 1; c.v = 2;
        at = a;
        a = b = c = null;
        while (true) {
            int before = at.v;
            int steps = Verify.getInt(0, 2);
            for (int i = 0; i < steps; i++) at = at.next;
            assert at.v == (before + steps) % 3;
        }
    }
}
