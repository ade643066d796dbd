// verdict: violated
// error:   java.lang.NullPointerException
// twin:    ThrownCaught
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.ThrownUnknown.test(sym)
// throw null throws a NullPointerException, which nobody catches. A Failure and a
// Late, which extends it, are caught, each in its own place; the code of the first
// is positive or not.
package lazy;

public class ThrownUnknown {
    static class Failure extends RuntimeException {
        int code;
    }

    static class Late extends Failure {
    }

    static int test(Failure f) {
        try {
            throw f;
        } catch (Late late) {
            return 1;
        } catch (Failure other) {
            return other.code > 0 ? 2 : 3;
        }
    }

    public static void main(String[] args) {
        try {
            test(new Failure());
        } catch (IllegalStateException e) {
            // nothing throws it
        }
    }
}
