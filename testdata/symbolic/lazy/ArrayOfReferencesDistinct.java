// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayOfReferencesDistinct.test(sym)
// null; a length other than 2; a[0] null; a[1] null; both the same object, which is
// asked; two objects.
package lazy;

public class ArrayOfReferencesDistinct {
    static class Cell {
        int val;
    }

    static void test(Cell[] a) {
        if (a == null || a.length != 2 || a[0] == null || a[1] == null || a[0] == a[1]) {
            return;
        }
        a[0].val = 1;
        a[1].val = 2;
        assert a[0].val == 1;
    }

    public static void main(String[] args) {
        test(null);
    }
}
