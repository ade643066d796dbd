// verdict: safe
// paths: 10
// For each a of 0..3, b goes from 0 to a: 1 + 2 + 3 + 4 = 10; with a = 0 the inner choice has one value.
package api;

import gov.nasa.jpf.vm.Verify;

class Nested {
    public static void main(String[] args) {
        int a = Verify.getInt(0, 3);
        int b = Verify.getInt(0, a);
        assert b <= a;
    }
}
