// verdict: safe
// paths: 6
// ends: 2
// The same class value on all ways: one state behind the first choice.
package matching;

import gov.nasa.jpf.vm.Verify;

class ClassValueAlike {
    static final ClassValue<int[]> COUNTS = new ClassValue<>() {
        protected int[] computeValue(Class<?> c) {
            return new int[1];
        }
    };

    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        COUNTS.get(long[][].class)[0] = 7 + way - way;
        way = 0;
        Verify.getBoolean();
        assert COUNTS.get(long[][].class)[0] == 7;
    }
}
