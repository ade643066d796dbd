// verdict: safe
// paths: 8
// The choice is made while the object's lock is held twice; afterwards it is free on every path.
package api;

import gov.nasa.jpf.vm.Verify;

class InSynchronized {
    synchronized int outer() { return inner() + (Verify.getBoolean() ? 1 : 0); }
    synchronized int inner() {
        assert Thread.holdsLock(this);
        return Verify.getInt(0, 3);
    }
    public static void main(String[] args) {
        InSynchronized o = new InSynchronized();
        int v = o.outer();
        assert !Thread.holdsLock(o) && v >= 0 && v <= 4;
    }
}
