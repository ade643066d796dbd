// verdict: safe
// paths: 3
// A class initialiser runs once on each path; its choice has three values, and later uses see the same one.
package api;

import gov.nasa.jpf.vm.Verify;

class InStaticInitialiser {
    static class Holder {
        static final int VALUE = Verify.getInt(1, 3);
    }
    public static void main(String[] args) {
        int first = Holder.VALUE;
        assert first == Holder.VALUE && first >= 1 && first <= 3;
    }
}
