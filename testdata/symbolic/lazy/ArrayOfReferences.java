// verdict: violated
// error:   java.lang.AssertionError
// twin:    ArrayOfReferencesDistinct
// paths:   6
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.ArrayOfReferences.test(sym)
// null; a length other than 2; a[0] null; a[1] null; both the same object, where the
// assertion fails; two objects.
package lazy;

public class ArrayOfReferences {
    static class Cell {
        int val;
    }

    static void test(Cell[] a) {
        if (a == null || a.length != 2 || a[0] == null || a[1] == null) {
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
