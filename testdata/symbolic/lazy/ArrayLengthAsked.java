// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayLengthAsked.test(sym)
// The length is a number like any other: null (1); less than 2, more than 3 (2);
// 2 (1); 3, where the element is positive or not (2). No longer array is tried, so
// nothing is cut.
package lazy;

public class ArrayLengthAsked {
    static int test(int[] a) {
        if (a == null) {
            return 0;
        }
        if (a.length < 2 || a.length > 3) {
            return 1;
        }
        if (a.length == 2) {
            return 2;
        }
        return a[1] > 0 ? 3 : 4;
    }

    public static void main(String[] args) {
        test(null);
    }
}
