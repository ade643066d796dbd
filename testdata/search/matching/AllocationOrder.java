// verdict: safe
// paths: 4
// ends: 2
// The two objects are made in either order, then the heap is the same: one state, two ends.
package matching;

import gov.nasa.jpf.vm.Verify;

class AllocationOrder {
    static class Box { int v; Box(int v) { this.v = v; } }
    static Box a, b;
    public static void main(String[] args) {
        if (Verify.getBoolean()) { a = new Box(1); b = new Box(2); } else { b = new Box(2); a = new Box(1); }
        Verify.getBoolean();
        assert a.v == 1 && b.v == 2;
    }
}
