// verdict: violated
// error: java.lang.AssertionError
// The identity hash code of a literal that nothing refers to stays what it was once it was asked for.
package matching;

import gov.nasa.jpf.vm.Verify;

class HashOfLiteral {
    static Object thing() {
        return "nowhere else";
    }

    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        int asked = System.identityHashCode(way == 1 ? thing() : new Object());
        way = 0;
        Verify.getBoolean();
        assert asked != System.identityHashCode(thing());
    }
}
