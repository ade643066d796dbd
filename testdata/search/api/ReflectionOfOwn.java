// verdict: violated
// error: java.lang.reflect.InvocationTargetException
// An own method called by reflection chooses and throws on one path; reflection wraps what it throws.
package api;

import gov.nasa.jpf.vm.Verify;

class ReflectionOfOwn {
    static int pick() {
        int v = Verify.getInt(0, 3);
        if (v == 2) throw new IllegalStateException();
        return v;
    }
    public static void main(String[] args) throws Exception {
        ReflectionOfOwn.class.getDeclaredMethod("pick").invoke(null);
    }
}
