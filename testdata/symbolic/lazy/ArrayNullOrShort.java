// verdict: violated
// error:   java.lang.ArrayIndexOutOfBoundsException
// twin:    ArrayLengthAsked
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayNullOrShort.test(sym)
// An array of length 0 or 1 has no element 1.
package lazy;

public class ArrayNullOrShort {
    static int test(int[] a) {
        return a == null ? 0 : a[1];
    }

    public static void main(String[] args) {
        test(null);
    }
}
