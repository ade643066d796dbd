// verdict: safe
// paths: 0
// ends: 0
// Every path is given up, so the failure behind is never met.
package api;

import gov.nasa.jpf.vm.Verify;

class PrunedAll {
    public static void main(String[] args) {
        Verify.getInt(0, 9);
        Verify.ignoreIf(true);
        throw new IllegalStateException();
    }
}
