// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.InstanceOf.test(sym#sym)
// a is null; else it stays open, for an instanceof with its own type needs no
// more. b is then null, a Base or a Derived: there is no object yet that it could
// be.
package lazy;

public class InstanceOf {
    static class Base {
    }

    static class Derived extends Base {
        int extra;
    }

    static int test(Base a, Base b) {
        if (!(a instanceof Base)) {
            return 0;
        }
        if (b instanceof Derived) {
            Derived d = (Derived) b;
            return d.extra == d.extra ? 1 : 2;
        }
        return 3;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
