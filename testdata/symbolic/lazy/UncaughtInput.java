// verdict: violated
// error:   lazy.UncaughtInput$Failure
// paths:   2
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.UncaughtInput.test(sym)
// An exception of the input is thrown, and nobody catches it.
package lazy;

public class UncaughtInput {
    static class Failure extends RuntimeException {
        int code;
    }

    static void test(Failure f) {
        if (f != null) {
            throw f;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
