// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.PreconditionOfReferences.test(sym#sym)
// @Preconditions look at references, which decides them: n is no null, and its next
// is neither null nor n. a has one element. Left are a[0] less than, equal to or
// greater than n.val.
package lazy;

import gov.nasa.jpf.symbc.Preconditions;

public class PreconditionOfReferences {
    static class Node {
        int val;
        Node next;
    }

    @Preconditions("n != null && n.next != null && n.next != n && n.val > 0 && a != null && a.length == 1")
    static int test(Node n, int[] a) {
        assert n.next != n && a[0] == a[a.length - 1];
        return a[0] < n.val ? 0 : a[0] == n.val ? 1 : 2;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
