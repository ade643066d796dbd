// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.AliasExcluded.test(sym#sym)
// As AliasOverwrites, but the two are compared first.
package lazy;

public class AliasExcluded {
    static class Cell {
        int val;
    }

    static void test(Cell a, Cell b) {
        if (a == null || b == null || a == b) {
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
