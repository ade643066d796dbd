// verdict: safe
// paths:   5
// set:     +symbolic.lazy=true +symbolic.method=lazy.AliasAfterGarbage.test(sym#sym)
// The program forgets a, and garbage is collected. b may still be the same object,
// with what the program has left in it: a null (1); b null (1), that object (1),
// another one with 7 or something else (2).
package lazy;

public class AliasAfterGarbage {
    static class Cell {
        int val;
    }

    static int test(Cell a, Cell b) {
        if (a == null) {
            return 0;
        }
        a.val = 7;
        int same = System.identityHashCode(a);
        a = null;
        System.gc();
        Cell[] others = new Cell[100];
        for (int i = 0; i < others.length; i++) {
            others[i] = new Cell();
        }
        if (b == null) {
            return 1;
        }
        if (b.val == 7) {
            return System.identityHashCode(b) == same ? 2 : 3;
        }
        assert System.identityHashCode(b) != same;
        return 4;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
