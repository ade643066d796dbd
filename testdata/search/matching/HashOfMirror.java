// verdict: violated
// error: java.lang.AssertionError
// The identity hash code of the class of an array stays what it was once it was asked for.
package matching;

import gov.nasa.jpf.vm.Verify;

class HashOfMirror {
    static Object thing() {
        return short[][][].class;
    }

    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        int asked = System.identityHashCode(way == 1 ? thing() : new Object());
        way = 0;
        Verify.getBoolean();
        assert asked != System.identityHashCode(thing());
    }
}
