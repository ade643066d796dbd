// verdict: violated
// error:   java.lang.AssertionError
// twin:    AliasExcluded
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.AliasOverwrites.test(sym#sym)
// a is null; a is an object and b null; b is the same object, and the assertion
// fails; b is another one.
package lazy;

public class AliasOverwrites {
    static class Cell {
        int val;
    }

    static void test(Cell a, Cell b) {
        if (a == null || b == null) {
            return;
        }
        a.val = 1;
        b.val = 2;
        assert a.val == 1;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
