// verdict: safe
// paths: 3
// A default method of an interface, called through the interface, chooses.
package api;

import gov.nasa.jpf.vm.Verify;

class DefaultMethod {
    interface Source { default int pull() { return Verify.getInt(0, limit()); } int limit(); }
    public static void main(String[] args) {
        Source s = () -> 2;
        int v = s.pull();
        assert v >= 0 && v <= 2;
    }
}
