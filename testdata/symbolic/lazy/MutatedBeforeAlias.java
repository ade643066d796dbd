// verdict: safe
// paths:   5
// set:     +symbolic.lazy=true +symbolic.method=lazy.MutatedBeforeAlias.test(sym#sym)
// a is null; a.val has become 7, b is undecided until its val is looked at:
// null, a itself (val is 7), or another object, whose val is 7 or not.
package lazy;

public class MutatedBeforeAlias {
    static class Cell {
        int val;
    }

    static int test(Cell a, Cell b) {
        if (a == null) {
            return 0;
        }
        a.val = 7;
        if (b == null) {
            return 1;
        }
        if (b.val == 7) {
            return a == b ? 2 : 3;
        }
        assert a != b;
        return 4;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
