// verdict: violated
// error: java.lang.AssertionError
// twin: HashStays
// set: +vm.identity_hashes=2
// oracle: skip
// Two objects may have the same identity hash code.
package choices;

class HashesMayBeEqual {
    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        assert System.identityHashCode(a) != System.identityHashCode(b);
    }
}
