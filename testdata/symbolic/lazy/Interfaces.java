// verdict: violated
// error:   java.lang.ArithmeticException
// twin:    InterfacesNamed
// paths:   6
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.Interfaces.test(sym)
// null; Add; Divide, whose divisor is 0 or not; and the two constants of an enum
// that implements the interface, too.
package lazy;

public class Interfaces {
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

    enum Fixed implements Step {
        ONE, TWO;
        public int apply(int x) { return ordinal() + 1; }
    }

    static int test(Step s) {
        return s == null ? 0 : s.apply(10);
    }

    public static void main(String[] args) {
        test(null);
    }
}
