// verdict: safe
// paths: 16
// The body of a lambda chooses twice among two, run twice: 2^4.
package api;

import gov.nasa.jpf.vm.Verify;
import java.util.function.IntSupplier;

class InLambda {
    public static void main(String[] args) {
        IntSupplier two = () -> Verify.getInt(0, 1) * 2 + (Verify.getBoolean() ? 1 : 0);
        int a = two.getAsInt(), b = two.getAsInt();
        assert a >= 0 && a < 4 && b >= 0 && b < 4;
    }
}
