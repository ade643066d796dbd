// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.InnerHasOuter.test(sym#sym)
// An inner object has an outer one: it is never null. inner is null (1), outer is
// null (1), or the outer object of inner or not (2).
package lazy;

public class InnerHasOuter {
    int val;

    class Inner {
        InnerHasOuter outer() { return InnerHasOuter.this; }

        int outerVal() { return val; }
    }

    static int test(Inner inner, InnerHasOuter outer) {
        if (inner == null) {
            return 0;
        }
        inner.outerVal();
        if (outer == null) {
            return 1;
        }
        return inner.outer() == outer ? 2 : 3;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
