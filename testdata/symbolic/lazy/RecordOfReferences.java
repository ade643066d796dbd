// verdict: safe
// paths:   6
// set:     +symbolic.lazy=true +symbolic.method=lazy.RecordOfReferences.test(sym)
// The components of a record are final fields, unknown as others are. p is null
// (1); its first is null (1); its second is null (1), or the first (1), or another
// cell, with an equal val or not (2).
package lazy;

public class RecordOfReferences {
    static class Cell {
        int val;
    }

    record Pair(Cell first, Cell second) {
    }

    static int test(Pair p) {
        if (p == null || p.first() == null || p.second() == null) {
            return 0;
        }
        if (p.first() == p.second()) {
            return 1;
        }
        return p.first().val == p.second().val ? 2 : 3;
    }

    public static void main(String[] args) {
        test(null);
    }
}
