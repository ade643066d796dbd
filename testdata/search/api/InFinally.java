// verdict: safe
// paths: 6
// The finally block chooses among three whether the body threw or not: 2 * 3.
package api;

import gov.nasa.jpf.vm.Verify;

class InFinally {
    static int run() {
        int r = 0;
        try {
            if (Verify.getBoolean()) throw new IllegalStateException();
            r = 10;
        } catch (IllegalStateException e) {
            r = 20;
        } finally {
            r += Verify.getInt(1, 3);
        }
        return r;
    }
    public static void main(String[] args) {
        int r = run();
        assert r > 10 && r < 14 || r > 20 && r < 24;
    }
}
