// verdict: violated
// error: java.lang.ExceptionInInitializerError
// The initialiser divides by the value chosen; 0 is one of them.
package api;

import gov.nasa.jpf.vm.Verify;

class StaticInitialiserFails {
    static class Holder {
        static int value;
        static { value = 10 / Verify.getInt(0, 2); }
    }
    public static void main(String[] args) {
        System.out.println(Holder.value);
    }
}
