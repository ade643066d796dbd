// verdict: safe
// paths:   2
// set:     +symbolic.lazy=true +symbolic.lazy.classes=lazy.InterfacesNamed$Add +symbolic.method=lazy.InterfacesNamed.test(sym)
// As Interfaces, but only Add is a candidate.
package lazy;

public class InterfacesNamed {
    interface Step {
        int apply(int x);
    }

    static class Add implements Step {
        int by;
        public int apply(int x) { return x + by; }
    }

    static class Divide implements Step {
        int by;
        public int apply(int x) { return x / by; }
    }

    static int test(Step s) {
        return s == null ? 0 : s.apply(10);
    }

    public static void main(String[] args) {
        test(null);
    }
}
