// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.method=lazy.NullTestOnly.test(sym#sym)
// Asking for null tells null and all else apart, nothing more: not which class
// the first is of, and not whether both are the same. The second is only passed
// on and stored, which decides nothing.
package lazy;

public class NullTestOnly {
    static class Base {
    }

    static class Derived extends Base {
    }

    static Base kept;

    static Base pass(Base b) {
        kept = b;
        return b;
    }

    static int test(Base a, Base b) {
        Base c = pass(b);
        kept = c;
        return a == null ? 0 : 1;
    }

    public static void main(String[] args) {
        test(null, null);
    }
}
