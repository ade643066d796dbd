// verdict: violated
// error: java.lang.AssertionError
// What a ClassValue remembers hangs on the class, and is part of the state.
package matching;

import gov.nasa.jpf.vm.Verify;

class ClassValueSet {
    static final ClassValue<int[]> COUNTS = new ClassValue<>() {
        protected int[] computeValue(Class<?> c) {
            return new int[1];
        }
    };

    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        COUNTS.get(long[][].class)[0] = way == 1 ? 1 : 0;
        way = 0;
        Verify.getBoolean();
        assert COUNTS.get(long[][].class)[0] == 0;
    }
}
