// verdict: incomplete
// paths:   1
// set:     +symbolic.lazy=true +symbolic.method=lazy.FunctionHasNoClass.test(sym)
// No class of the program implements the type, so only null is tried, and the run
// says so.
package lazy;

import java.util.function.IntUnaryOperator;

public class FunctionHasNoClass {
    static int test(IntUnaryOperator f) {
        return f == null ? 0 : f.applyAsInt(1);
    }

    public static void main(String[] args) {
        test(null);
    }
}
