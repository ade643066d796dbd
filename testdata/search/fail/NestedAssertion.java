// verdict: violated
// error: java.lang.AssertionError
// The assertion fails for 3 and 4 (their product), two calls below main.
package fail;

import gov.nasa.jpf.vm.Verify;

class NestedAssertion {
    static void check(int p) { assert p != 12 : p; }
    static void multiply(int a, int b) { check(a * b); }
    public static void main(String[] args) { multiply(Verify.getInt(1, 4), Verify.getInt(3, 5)); }
}
