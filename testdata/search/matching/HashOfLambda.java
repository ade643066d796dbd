// verdict: violated
// error: java.lang.AssertionError
// The identity hash code of a function object that nothing refers to stays what it was once it was asked for.
package matching;

import gov.nasa.jpf.vm.Verify;

class HashOfLambda {
    static Object thing() {
        return function();
    }

    static Runnable function() {
        return () -> { };
    }

    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        Object before = thing();
        int asked = System.identityHashCode(way == 1 ? before : new Object());
        way = 0;
        before = null;
        Verify.getBoolean();
        assert asked != System.identityHashCode(thing());
    }
}
