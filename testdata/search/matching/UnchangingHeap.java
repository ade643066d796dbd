// verdict: safe
// ends: 0
// oracle: skip
// Twenty thousand objects that never change, beside a counter modulo 50.
package matching;

import gov.nasa.jpf.vm.Verify;

class UnchangingHeap {
    static class Node { Node next; int[] data = new int[4]; }
    static Node head;
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) { Node n = new Node(); n.next = head; head = n; }
        int v = 0;
        while (true) {
            v = (v + Verify.getInt(1, 2)) % 50;
            assert head.next.data.length == 4;
        }
    }
}
